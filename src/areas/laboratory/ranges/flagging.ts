import { isNormalFinding, plainText } from './finding-text.ts';
import { partsFor, type Subject } from './range-choice.ts';
import { type Bound, type Norm, type RangePart, readNumber, readRange } from './range-text.ts';

export const resultFlags = [
  'normal',
  'low',
  'high',
  'critical-low',
  'critical-high',
  'abnormal',
  'critical',
  'unknown',
] as const;

export type ResultFlag = (typeof resultFlags)[number];

/** True for what somebody must be told at once. */
export function isCritical(flag: ResultFlag): boolean {
  return flag === 'critical' || flag === 'critical-low' || flag === 'critical-high';
}

/** True for what differs from the normal range; what could not be compared is neither. */
export function isAbnormal(flag: ResultFlag): boolean {
  return flag !== 'normal' && flag !== 'unknown';
}

interface Ranges {
  normalRange: string | null;
  criticalRange: string | null;
}

export interface Judgement {
  flag: ResultFlag;
  /** The part of the normal range that was compared with, or the whole text where none applies. */
  range: string | null;
}

/** What a result is outside of; 'unknown' when it cannot be told. */
type Side = 'inside' | 'below' | 'above' | 'outside' | 'unknown';

const plainFlags: Record<Side, ResultFlag> = {
  inside: 'normal',
  below: 'low',
  above: 'high',
  outside: 'abnormal',
  unknown: 'unknown',
};

/**
 * Judges a result by the ranges of its test for one person. What lies outside the critical range is critical,
 * whatever the normal range says, and so is what grows in a culture; a text that cannot be compared is 'unknown', never
 * guessed. Where an age that is not known to the day leaves several parts, all must say the same of what is normal, and
 * one is enough for what is critical.
 */
export function judgeResult(result: string, ranges: Ranges, subject: Subject): Judgement {
  const normal = partsOf(ranges.normalRange, subject);
  const range = (normal.length === 1 ? normal[0]?.text : undefined) ?? ranges.normalRange;
  const critical = partsOf(ranges.criticalRange, subject).map((part) => part && sideOf(result, part.norm));
  if (critical.includes('below')) return { flag: 'critical-low', range };
  if (critical.includes('above')) return { flag: 'critical-high', range };
  if (critical.includes('outside')) return { flag: 'critical', range };
  const sides = new Set(normal.map((part) => (part ? sideOf(result, part.norm) : 'unknown')));
  const [side = 'unknown'] = sides.size === 1 ? sides : [];
  const isCulture = normal.some((part) => part?.norm.kind === 'finding' && part.norm.isCulture);
  return { flag: side === 'outside' && isCulture ? 'critical' : plainFlags[side], range };
}

function partsOf(text: string | null, subject: Subject): (RangePart | undefined)[] {
  const parts = text === null ? null : readRange(text);
  return parts ? partsFor(parts, subject) : [];
}

/** The number of a result as exact decimal text, for the course over time; null where it is none. */
export function decimalOf(result: string): string | null {
  const plain = plainText(result).replaceAll(',', '');
  return readNumber(result) === undefined ? null : plain.replace(/^\+/, '');
}

function sideOf(result: string, norm: Norm): Side {
  if (norm.kind === 'finding') {
    const isNormal = isNormalFinding(result, norm);
    if (isNormal === undefined) return 'unknown';
    return isNormal ? 'inside' : 'outside';
  }
  const measured = readMeasured(result);
  if (!measured) return 'unknown';
  if (norm.low && isAllBelow(measured, norm.low)) return 'below';
  if (norm.high && isAllAbove(measured, norm.high)) return 'above';
  return isAllInside(measured, norm) ? 'inside' : 'unknown';
}

/** All values that a result can mean: one number, or everything below or above a limit of the method. */
interface Measured {
  low: Bound;
  high: Bound;
}

const limitResult = /^(<=|>=|<|>|≤|≥) ?(.+)$/;

function readMeasured(result: string): Measured | null {
  const text = plainText(result);
  const limit = limitResult.exec(text);
  const value = readNumber(limit ? (limit[2] ?? '') : text);
  if (value === undefined) return null;
  const sign = limit?.[1] ?? '';
  const bound = { value, isInclusive: sign !== '<' && sign !== '>' };
  if (sign.startsWith('>') || sign === '≥')
    return { low: bound, high: { value: Infinity, isInclusive: true } };
  // What a method cannot measure any more lies between nothing and its limit.
  const least = { value: value > 0 ? 0 : -Infinity, isInclusive: true };
  return sign === '' ? { low: bound, high: bound } : { low: least, high: bound };
}

function isAllBelow({ high }: Measured, limit: Bound): boolean {
  return high.value < limit.value || (high.value === limit.value && !(high.isInclusive && limit.isInclusive));
}

function isAllAbove({ low }: Measured, limit: Bound): boolean {
  return low.value > limit.value || (low.value === limit.value && !(low.isInclusive && limit.isInclusive));
}

function isAllInside({ low, high }: Measured, norm: { low?: Bound; high?: Bound }): boolean {
  const isAboveLow =
    !norm.low ||
    low.value > norm.low.value ||
    (low.value === norm.low.value && (norm.low.isInclusive || !low.isInclusive));
  const isBelowHigh =
    !norm.high ||
    high.value < norm.high.value ||
    (high.value === norm.high.value && (norm.high.isInclusive || !high.isInclusive));
  return isAboveLow && isBelowHigh;
}
