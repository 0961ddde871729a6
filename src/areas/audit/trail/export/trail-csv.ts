import { csvRecord } from '#ui/files/csv.ts';
import type { AuditEntry } from '../audit-trail.contract.ts';
import { detailsOf, personOf, recordWords } from '../audit-entry.words.ts';
import { t } from '../audit-trail.texts.ts';

const columns: readonly [heading: string, cell: (entry: AuditEntry) => string | null][] = [
  ['Entry ID', (entry) => entry.id],
  ['Timestamp', (entry) => entry.createdAt],
  ['Action', (entry) => entry.action],
  ['Resource', (entry) => entry.resource],
  ['Record ID', (entry) => entry.resourceId],
  ['Record', recordWords],
  ['User ID', (entry) => entry.userId],
  ['User', (entry) => (entry.operatorName === null ? entry.userName : personOf(entry))],
  ['Tenant ID', (entry) => entry.tenantId],
  ['Tenant', (entry) => entry.tenantName],
  ['IP Address', (entry) => entry.ipAddress],
  ['User Agent', (entry) => entry.userAgent],
  ['Before', (entry) => jsonOf(entry.oldValues)],
  ['After', (entry) => jsonOf(entry.newValues)],
  ['Names', (entry) => (Object.keys(entry.names).length === 0 ? null : jsonOf(entry.names))],
  ['Details', detailsOf],
  ['Note', (entry) => (entry.isWithheld ? t('withheld') : null)],
];

// A spreadsheet has one cell for what may be nested: the file is for programs as much as for people.
function jsonOf(values: unknown): string | null {
  return values === null || values === undefined ? null : JSON.stringify(values);
}

/** The headings of the export. */
export function trailCsvHeadings(): string {
  return csvRecord(columns.map(([heading]) => heading));
}

/** Entries as lines of the export; instants in UTC. */
export function trailCsvLines(entries: readonly AuditEntry[]): string {
  return entries.map((entry) => csvRecord(columns.map(([, cell]) => cell(entry)))).join('');
}
