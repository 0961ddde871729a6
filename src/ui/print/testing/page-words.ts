import { toShifted } from '../fonts/script-runs.ts';
import type { LaidOutPage } from '../laid-out-pages.ts';

/** Everything written on these pages, in reading order, with breaks and gaps as single spaces. */
export function wordsOn(pages: readonly LaidOutPage[]): string {
  const texts = pages.flatMap((page) => page.marks.filter((mark) => mark.kind === 'text'));
  const lines = texts.map((text, index) => {
    const before = texts[index - 1];
    const isSameLine = before?.y === text.y || before?.shift || text.shift;
    return (isSameLine ? '' : ' ') + (text.shift ? toShifted(text.text, text.shift) : text.text);
  });
  return lines.join('').replaceAll(/\s+/g, ' ').normalize('NFC');
}
