import type { TableRecord } from './table-record.ts';

/** The rows among which the headings are looked for; above them stand titles, dates and addresses at most. */
export const headingRows = 20;

const dataLike = [/^[^\s@]+@[^\s@.]+\.[^\s@]+$/, /^\p{Nd}{1,4}[-/. ]\p{L}{3,}[-/. ]\p{Nd}{2,4}$/u];

/** True for a cell that is a number, a date, a telephone number or an e-mail address: no heading is. */
function isData(cell: string): boolean {
  return isAmount(cell) || dataLike.some((pattern) => pattern.test(cell));
}

/** True for digits without a letter, except that of a currency before or behind them. */
function isAmount(cell: string): boolean {
  const bare = cell.replace(/^(?:rs|tk)\.?/i, '').replace(/tk\.?$/i, '');
  return /\p{Nd}/u.test(bare) && !/\p{L}/u.test(bare);
}

/**
 * The row that holds the headings among the first ones of a file, as a spreadsheet numbers it; 0 where the list has
 * none. `knows` says whether a text is a heading that the import knows.
 */
export function findHeadingLine(
  records: readonly TableRecord[],
  knows: (heading: string) => boolean = () => false,
): number {
  const first = records.slice(0, headingRows);
  const known = first.map(({ cells }) => cells.filter((cell) => cell !== '' && knows(cell)).length);
  const best = Math.max(0, ...known);
  const bestAt = known.indexOf(best);
  if (best >= 2 || (best === 1 && filled(first[bestAt]!) === 1)) return first[bestAt]!.line;
  const width = Math.max(0, ...first.map(filled));
  // Titles above a table fill one cell or two; headings fill most of the columns.
  const candidate = first.find((record) => filled(record) >= Math.min(width, Math.max(2, width * 0.6)));
  if (!candidate) return first[0]?.line ?? 0;
  return candidate.cells.some(isData) ? 0 : candidate.line;
}

function filled({ cells }: TableRecord): number {
  return cells.filter((cell) => cell !== '').length;
}
