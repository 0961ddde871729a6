import { csvRecord } from '#ui/files/csv.ts';
import type { WardDay } from '../census.contract.ts';
import { occupancyPercent } from '../census.rules.ts';

const columns: readonly [heading: string, cell: (row: WardDay) => string | number][] = [
  ['Day', ({ day }) => day],
  ['Ward', ({ wardName }) => wardName],
  ['Beds', ({ beds }) => beds],
  ['Occupied', ({ occupied }) => occupied],
  ['Occupancy Percent', ({ occupied, beds }) => occupancyPercent(occupied, beds)],
  ['Available', ({ available }) => available],
  ['Cleaning', ({ cleaning }) => cleaning],
  ['Maintenance', ({ maintenance }) => maintenance],
  ['Blocked', ({ blocked }) => blocked],
  ['Admissions', ({ admissions }) => admissions],
  ['Discharges', ({ discharges }) => discharges],
  ['Transfers In', ({ transfersIn }) => transfersIn],
  ['Transfers Out', ({ transfersOut }) => transfersOut],
];

/** The headings of the export. */
export function censusCsvHeadings(): string {
  return csvRecord(columns.map(([heading]) => heading));
}

/** Ward days as lines of the export. */
export function censusCsvLines(rows: readonly WardDay[]): string {
  return rows.map((row) => csvRecord(columns.map(([, cell]) => cell(row)))).join('');
}
