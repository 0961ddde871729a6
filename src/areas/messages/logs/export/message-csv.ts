import { csvRecord } from '#ui/files/csv.ts';
import type { LoggedMessage } from '../message-log.contract.ts';

type Cell = (message: LoggedMessage) => string | number | null;

const columns: readonly [heading: string, cell: Cell][] = [
  ['Created', (message) => message.createdAt],
  ['Event', (message) => message.eventType],
  ['Channel', (message) => message.channel],
  ['Recipient', (message) => message.recipient],
  ['Subject', (message) => message.subject],
  ['Body', (message) => message.body],
  ['Status', (message) => message.status],
  ['Mocked', (message) => String(message.isMocked)],
  ['Problem', (message) => message.problem],
  ['Attempts', (message) => message.attempts],
  ['Due', (message) => message.dueAt],
  ['Sent', (message) => message.sentAt],
  ['Provider ID', (message) => message.providerId],
  ['Provider Response', (message) => message.providerResponse],
];

/** The headings of the export. */
export function messageCsvHeadings(): string {
  return csvRecord(columns.map(([heading]) => heading));
}

/** Messages as lines of the export; instants in UTC. */
export function messageCsvLines(messages: readonly LoggedMessage[]): string {
  return messages.map((message) => csvRecord(columns.map(([, cell]) => cell(message)))).join('');
}
