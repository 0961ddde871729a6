import { toAsciiDigits } from '#kernel/digits.ts';
import { plus, type Ratio, ratio, zero } from './ratio.ts';

const fractions: Readonly<Record<string, Ratio>> = {
  '½': ratio(1, 2),
  '¼': ratio(1, 4),
  '¾': ratio(3, 4),
  '⅓': ratio(1, 3),
  '⅔': ratio(2, 3),
};

const numberPattern = /^(\d{1,8}(?:\.\d{1,3})?)?\s*([½¼¾⅓⅔])?$/;

/** A number as doctors write it: 2, 0.5, ½, 1½, 1/2, 1 1/2, also in Bengali digits; undefined for anything else. */
export function readNumber(text: string): Ratio | undefined {
  const written = toAsciiDigits(text).trim();
  // 1/2 would otherwise be read as 1 and a stray 1/2.
  const slashed = /^(?:(\d{1,4})\s+)?(\d)\/(\d)$/.exec(written);
  if (slashed) {
    const bottom = Number(slashed[3]);
    return bottom === 0 ? undefined : plus(ratio(Number(slashed[1] ?? 0)), ratio(Number(slashed[2]), bottom));
  }
  const found = numberPattern.exec(written);
  if (!found || written === '') return undefined;
  const [, whole, sign] = found;
  return plus(whole === undefined ? zero : readDecimal(whole), sign === undefined ? zero : fractions[sign]!);
}

function readDecimal(text: string): Ratio {
  const [whole = '0', part = ''] = text.split('.');
  return ratio(Number(whole + part), 10 ** part.length);
}
