import { type FindingNorm, plainText, readFindingNorm } from './finding-text.ts';
import { type Group, readGroup } from './range-group.ts';

/** One end of what is normal; a missing end is open. */
export interface Bound {
  value: number;
  isInclusive: boolean;
}

export type Norm = { kind: 'numbers'; low?: Bound; high?: Bound } | FindingNorm;

export interface RangePart extends Group {
  norm: Norm;
  /** The norm as it was written, such as `13.5-17.5`. */
  text: string;
}

/** Wide enough for every laboratory value; longer ones are no numbers that anybody measured. */
const number = String.raw`[+-]?(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,12})(?:\.\d{1,9})?`;
const spanPattern = new RegExp(`^(${number}) ?(?:-|–|—|to) ?(${number})$`, 'i');
const limitPattern = new RegExp(`^(<=|>=|<|>|≤|≥|up to|upto|at most|at least) ?(${number})$`, 'i');

const limits: Record<string, { end: 'low' | 'high'; isInclusive: boolean }> = {
  '<': { end: 'high', isInclusive: false },
  '<=': { end: 'high', isInclusive: true },
  '≤': { end: 'high', isInclusive: true },
  'up to': { end: 'high', isInclusive: true },
  upto: { end: 'high', isInclusive: true },
  'at most': { end: 'high', isInclusive: true },
  '>': { end: 'low', isInclusive: false },
  '>=': { end: 'low', isInclusive: true },
  '≥': { end: 'low', isInclusive: true },
  'at least': { end: 'low', isInclusive: true },
};

/** A number as it is written on a report, digits grouped or not; undefined for anything else. */
export function readNumber(text: string): number | undefined {
  const plain = plainText(text);
  return new RegExp(`^${number}$`).test(plain) ? Number(plain.replaceAll(',', '')) : undefined;
}

/**
 * Reads a normal or critical range as a catalogue states it; null for a text outside this grammar, as a whole, so
 * that nothing is ever guessed from half of it:
 *
 *     range  := part { ';' part }
 *     part   := [ group ':' ] norm
 *     group  := sex | age | sex age              'M', 'F', 'female', 'adult', 'M adult', 'F 12-17y'
 *             | 'pregnant' [ age ]               for women who are known to be with child
 *     age    := 'newborn' (to 28 days) | 'infant' (below 1 year) | 'child' (below 18 years) | 'adult' (from 18)
 *             | n '-' n unit | ('<' | '<=' | '>' | '>=') n unit        '0-1y', '>= 60y', '0-28d', '1-11 months'
 *     norm   := n ('-' | 'to') n                 both ends included: '3.5-5.0'
 *             | ('<' | '>' | '<=' | '>=') n      '< 200' leaves 200 out, '>= 60' takes 60 in
 *             | ('up to' | 'at most' | 'at least') n
 *             | finding { ',' finding }          'Negative', 'Nil, Trace', 'No growth', 'Normal', 'Positive'
 *             | word { ',' word } '|' word { ',' word }   what is normal, and behind the bar what is not, in order
 *
 * Ages are counted in completed units. Digits may be Bengali or grouped ('1,50,000'); capitals do not matter.
 */
export function readRange(text: string): RangePart[] | null {
  const parts = text.split(';').filter((part) => part.trim() !== '');
  const read = parts.map(readPart);
  return read.length > 0 && read.every((part) => part !== null) ? read : null;
}

function readPart(text: string): RangePart | null {
  const [first = '', second, ...rest] = text.split(':');
  if (rest.length > 0) return null;
  const normText = (second ?? first).trim();
  const group = second === undefined ? {} : readGroup(plainText(first));
  const norm = readNorm(plainText(normText));
  return group && norm && { ...group, norm, text: normText };
}

function readNorm(text: string): Norm | null {
  const span = spanPattern.exec(text);
  if (span) {
    const [low, high] = [toNumber(span[1]), toNumber(span[2])];
    if (low > high) return null;
    return {
      kind: 'numbers',
      low: { value: low, isInclusive: true },
      high: { value: high, isInclusive: true },
    };
  }
  const limit = limitPattern.exec(text);
  const meaning = limits[limit?.[1] ?? ''];
  if (!limit || !meaning) return readFindingNorm(text);
  return { kind: 'numbers', [meaning.end]: { value: toNumber(limit[2]), isInclusive: meaning.isInclusive } };
}

function toNumber(text = ''): number {
  return Number(text.replaceAll(',', ''));
}
