/** The formats of dates that every workbook knows by number (ECMA-376, part 1, 18.8.30). */
const dateFormats: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

/** True for a format that shows a number as a date or a time. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return dateFormats.some(([from, to]) => from <= id && id <= to);
  // Without texts in quotation marks, escaped letters, and colours or languages in brackets.
  const bare = code.replace(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, '');
  return /[dmyhs]/i.test(bare) && !/general/i.test(bare);
}
