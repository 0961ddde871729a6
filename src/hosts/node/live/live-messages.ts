import { z } from 'zod';

/** The channel of PostgreSQL's NOTIFY that all processes of one installation listen to. */
export const liveChannel = 'openward_live';

/** The topics that changed in one tenant. */
export type TenantChange = [tenantId: string, topics: string[]];

/** What travels as one message. */
export interface LiveMessage {
  changes: TenantChange[];
  text: string;
}

/** PostgreSQL takes fewer than 8,000 bytes a message. */
const maxBytes = 7999;

const messageSchema = z.array(z.tuple([z.uuid(), z.array(z.string())]));

/** The changes of a message; null for one that is not ours, which any login of the database can send. */
export function readLiveMessage(text: string): TenantChange[] | null {
  try {
    return messageSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The changes as messages, each as long as PostgreSQL takes; the topics of one tenant may be spread over several. */
export function liveMessagesOf(changes: Iterable<readonly [string, Iterable<string>]>): LiveMessage[] {
  const messages: TenantChange[][] = [];
  let size = Infinity;
  for (const [tenantId, topics] of changes) {
    let own: string[] | undefined;
    for (const topic of topics) {
      const topicBytes = jsonBytes(topic) + 1;
      const tenantBytes = jsonBytes([tenantId, []]) + 1;
      const needed = own ? topicBytes : tenantBytes + topicBytes;
      if (size + needed > maxBytes) {
        messages.push([]);
        size = jsonBytes([]);
        own = undefined;
      }
      if (!own) {
        messages.at(-1)!.push([tenantId, (own = [])]);
        size += tenantBytes;
      }
      own.push(topic);
      size += topicBytes;
    }
  }
  return messages.map((part) => ({ changes: part, text: JSON.stringify(part) }));
}

function jsonBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
