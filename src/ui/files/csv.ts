export type CsvCell = string | number | bigint | boolean | null | undefined;

// A spreadsheet runs a cell that starts like this as a formula (OWASP, CSV injection).
const formulaStart = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;
const plainNumber = /^-?\d+(\.\d+)?$/;
const needsQuotes = /[",\r\n]/;

function cellText(cell: CsvCell): string {
  const text = cell === null || cell === undefined ? '' : String(cell);
  const isFormula = formulaStart.test(text) && !plainNumber.test(text);
  const inert = isFormula ? `'${text}` : text;
  return needsQuotes.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** The text of a cell that was read, without the `'` by which `csvRecord` makes what looks like a formula inert. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && formulaStart.test(text.slice(1)) ? text.slice(1) : text;
}

/** One CSV record (RFC 4180) with its line end; cells that look like formulas are made inert by a leading `'`. */
export function csvRecord(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

/** Makes spreadsheets read the file as UTF-8; written once, before the first record. */
export const csvByteOrderMark = '\uFEFF';

/** A whole CSV file, safe to open in a spreadsheet; the first row is usually the headings. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return csvByteOrderMark + rows.map(csvRecord).join('');
}
