import writeExcelFile, { type Row, type Sheet } from 'write-excel-file/universal';
import type { Report } from '../report.contract.ts';
import type { ShownReport } from '../shown-report.ts';
import { type FileCell, type FilePart, reportParts } from './report-parts.ts';

/** What Excel takes as the name of a sheet. */
const mostNameCharacters = 31;

/** A report as an Excel file: its figures on the first sheet, then a sheet for each table. */
export function reportWorkbook(report: Report, shown: ShownReport, hospital: string): Promise<Blob> {
  const { head, figures, tables } = reportParts(report, shown, hospital);
  const first: FilePart = { title: figures.title, rows: [...head, [], ...figures.rows] };
  const names = new Set<string>();
  const sheets = [first, ...tables].map(({ title, rows }): Sheet<Blob> => {
    const sheet = sheetName(title, names);
    names.add(sheet.toLowerCase());
    const widest = Math.max(...rows.map((row) => row.length), 1);
    return {
      sheet,
      data: rows.map((row): Row => row.map(cellOf)),
      columns: Array.from({ length: widest }, (_, place) => ({ width: place === 0 ? 32 : 18 })),
    };
  });
  return writeExcelFile(sheets).toBlob();
}

/** Texts stay texts, whatever they begin with: only a formula's own type would run as one. */
function cellOf(cell: FileCell) {
  if (cell === null) return null;
  return typeof cell === 'string'
    ? { type: String, value: cell }
    : { type: Number, value: Number(cell.number) };
}

function sheetName(title: string, taken: ReadonlySet<string>): string {
  const allowed = title.replaceAll(/[\\/?*[\]:]/g, ' ');
  for (let count = 1; ; count += 1) {
    const ending = count === 1 ? '' : ` ${count}`;
    const name = `${allowed.slice(0, mostNameCharacters - ending.length).trim()}${ending}`;
    if (!taken.has(name.toLowerCase())) return name;
  }
}
