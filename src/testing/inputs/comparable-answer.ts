/** An answer's text without the id that was asked for and the moment at which it was made, which tell nothing. */
export function comparableAnswer(text: string, askedId: string): string {
  return text.replaceAll(askedId, '<id>').replace(/"now":"[^"]+"/, '"now":"<now>"');
}
