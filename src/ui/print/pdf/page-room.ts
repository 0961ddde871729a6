import { paperSizes, textSizes } from '../print-sizes.ts';
import type { PdfLook } from './pdf-look.ts';

/** About how wide a letter is, and how high a line, beside the size of the text. */
const letterShare = 0.55;
const lineShare = 1.4;
/** What is higher than this share of a sheet may go over to the next one. */
const longShare = 0.3;

/** How wide the text of a paper is, in points; a sheet on its side has more. */
export function textWidth(look: PdfLook): number {
  const { width, margin } = paperSizes[look.paper];
  return width - 2 * margin;
}

/** About how many lines a text takes in a column of this width, in points. */
export function linesOf(text: string, width: number, size: number = textSizes.body): number {
  const lettersInLine = Math.max(1, Math.floor(width / (size * letterShare)));
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lettersInLine)), 0);
}

/**
 * True for a text that is too high to be moved to the next sheet as a whole: it would leave a hole, or not fit there
 * either and be cut off.
 */
export function isLong(text: string, look: PdfLook, width: number = textWidth(look)): boolean {
  const { height } = paperSizes[look.paper];
  if (height === null) return false;
  return linesOf(text, width) * textSizes.body * lineShare > height * longShare;
}

/** At least so many letters go along with what closes a long text. */
const leastAlong = 160;

/** A long text in two parts, of which the second begins with a sentence, or else with a word. */
export function cutBeforeEnd(text: string): [start: string, end: string] {
  const latest = text.length - leastAlong;
  if (latest <= 0) return ['', text];
  const earliest = Math.max(0, latest - 400);
  const searched = text.slice(earliest, latest);
  const ends = [...searched.matchAll(/\n|[.।!?؟]\s/g)];
  const place = ends.at(-1) ?? [...searched.matchAll(/\s/g)].at(-1);
  const cut = place ? earliest + place.index + place[0].length : latest;
  return [text.slice(0, cut).trimEnd(), text.slice(cut)];
}
