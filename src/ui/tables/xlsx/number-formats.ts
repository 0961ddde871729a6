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
  const bare = bareFormat(code);
  return /[dmyhs]/i.test(bare) && !/general/i.test(bare);
}

const closing: Readonly<Record<string, string>> = { '"': '"', '[': ']' };

/** A format without texts in quotation marks, escaped letters, and colours or languages in brackets. */
function bareFormat(code: string): string {
  let bare = '';
  for (let place = 0; place < code.length; place += 1) {
    const sign = code.charAt(place);
    const end = closing[sign];
    if (end !== undefined) {
      const at = code.indexOf(end, place + 1);
      if (at === -1) return bare;
      place = at;
    } else if ('\\_*'.includes(sign)) place += 1;
    else bare += sign;
  }
  return bare;
}
