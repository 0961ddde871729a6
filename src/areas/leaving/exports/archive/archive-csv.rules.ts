/** A line of CSV as RFC 4180 has it: texts in quotation marks, and nothing at all for what is not there. */
export function csvLine(values: readonly (string | null)[]): string {
  return `${values.map((value) => (value === null ? '' : `"${value.replaceAll('"', '""')}"`)).join(',')}\r\n`;
}
