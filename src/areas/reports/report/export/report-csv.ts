import { csvRecord } from '#ui/files/csv.ts';
import type { Report } from '../report.contract.ts';
import type { ShownReport } from '../shown-report.ts';
import { type FileCell, reportParts } from './report-parts.ts';

/** A report as the records of a CSV file; money is written in units of the currency, as it stands in the headings. */
export function reportCsv(report: Report, shown: ShownReport, hospital: string): string {
  const { head, figures, tables } = reportParts(report, shown, hospital);
  const all = [
    ...head,
    [],
    ...figures.rows,
    ...tables.flatMap(({ title, rows }): FileCell[][] => [[], [title], ...rows]),
  ];
  return all.map((row) => csvRecord(row.map(textOf))).join('');
}

function textOf(cell: FileCell): string | null {
  return typeof cell === 'object' && cell !== null ? cell.number : cell;
}
