import { toRaised } from '../fonts/script-runs.ts';
import type { LaidOutPage } from '../laid-out-pages.ts';

/** Everything written on these pages, in reading order, with breaks and gaps as single spaces. */
export function wordsOn(pages: readonly LaidOutPage[]): string {
  const texts = pages.flatMap((page) => page.marks.filter((mark) => mark.kind === 'text'));
  const lines = texts.map((text, index) => {
    const before = texts[index - 1];
    const isSameLine = before?.y === text.y || before?.isRaised || text.isRaised;
    return (isSameLine ? '' : ' ') + (text.isRaised ? toRaised(text.text) : text.text);
  });
  return lines.join('').replaceAll(/\s+/g, ' ').normalize('NFC');
}
