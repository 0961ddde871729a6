import { csvRecord } from '#ui/files/csv.ts';
import type { ClientActivity } from '../client-activity.contract.ts';

const columns: readonly [heading: string, cell: (row: ClientActivity) => string][] = [
  ['Day', (row) => row.day],
  ['Tenant ID', (row) => row.clientId],
  ['Tenant', (row) => row.clientName],
  ['Action', (row) => row.action],
  ['Resource', (row) => row.resource],
  ['Count', (row) => String(row.entries)],
];

/** The headings of the export. */
export function activityCsvHeadings(): string {
  return csvRecord(columns.map(([heading]) => heading));
}

/** Acts of hospitals as lines of the export; days in UTC. */
export function activityCsvLines(rows: readonly ClientActivity[]): string {
  return rows.map((row) => csvRecord(columns.map(([, cell]) => cell(row)))).join('');
}
