export type CsvCell = string | number | bigint | boolean | null | undefined;

// A spreadsheet runs a cell that starts like this as a formula (OWASP, CSV injection), also in the wide and small forms
// of the signs. What nobody sees before it may be left out on the way: space, marks of format, letters without a shape.
const sign = String.raw`[=+\-@＝＋－＠﹦﹢﹣﹫]`;
const blank = String.raw`\s\p{Cf}\p{Cc}\u115f\u1160\u2800\u3164\uffa0`;
const startsFormula = new RegExp(`^(?:[${blank}]*${sign}|[\\t\\r\\n])`, 'u');
const beginsWithSign = new RegExp(`^${sign}`, 'u');
// A spreadsheet of another country takes a semicolon for the separator of cells; a quotation mark inside of what we
// wrote as one cell then protects nothing.
const runs = new RegExp(`([;|"${blank}]+)`, 'u');
const separator = /[;|\t\r\n]/;
const plainNumber = /^-?\d+(\.\d+)?$/;
const needsQuotes = /[",;\r\n]/;

/** Each part of a text that follows on a separator and whatever nobody sees, changed; the others as they are. */
function changedAfterSeparators(text: string, change: (part: string) => string): string {
  return text
    .split(runs)
    .map((part, place, parts) =>
      place >= 2 && place % 2 === 0 && separator.test(parts[place - 1]!) ? change(part) : part,
    )
    .join('');
}

/** The text with a `'` before each sign with which a cell would start as a formula, whatever separates cells. */
function guarded(text: string): string {
  if (plainNumber.test(text)) return text;
  const inner = changedAfterSeparators(text, (part) => (beginsWithSign.test(part) ? `'${part}` : part));
  return startsFormula.test(text) ? `'${inner}` : inner;
}

function cellText(cell: CsvCell): string {
  const text = cell === null || cell === undefined ? '' : String(cell);
  const inert = guarded(text);
  return needsQuotes.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** The text of a cell that was read, without the marks by which `csvRecord` makes what looks like a formula inert. */
export function withoutGuard(text: string): string {
  const plain = changedAfterSeparators(text, (part) =>
    part.startsWith("'") && beginsWithSign.test(part.slice(1)) ? part.slice(1) : part,
  );
  return plain.startsWith("'") && startsFormula.test(plain.slice(1)) ? plain.slice(1) : plain;
}

/** One CSV record (RFC 4180) with its line end; what looks like a formula is made inert by a `'` before it. */
export function csvRecord(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

/** Makes spreadsheets read the file as UTF-8; written once, before the first record. */
export const csvByteOrderMark = '\uFEFF';

/** A whole CSV file, safe to open in a spreadsheet; the first row is usually the headings. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return csvByteOrderMark + rows.map(csvRecord).join('');
}
