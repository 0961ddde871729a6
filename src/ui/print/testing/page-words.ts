import type { LaidOutPage } from '../laid-out-pages.ts';

/** Everything written on these pages, in reading order, with breaks and gaps as single spaces. */
export function wordsOn(pages: readonly LaidOutPage[]): string {
  const texts = pages.flatMap((page) => page.marks.filter((mark) => mark.kind === 'text'));
  const lines = texts.map((text, index) => (texts[index - 1]?.y === text.y ? text.text : ` ${text.text}`));
  return lines.join('').replaceAll(/\s+/g, ' ').normalize('NFC');
}
