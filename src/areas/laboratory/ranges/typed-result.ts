import { plainText } from './finding-text.ts';
import { readRange } from './range-text.ts';

/** A result as it was typed: what is stored of it, or why it cannot be. */
export type TypedResult =
  | { kind: 'read'; result: string }
  | { kind: 'unreadable' }
  /** A comma that may group digits or begin the decimals. */
  | { kind: 'ambiguous'; grouped: string; decimal: string };

/** True for a test whose ranges compare numbers: its results are numbers, and nothing else. */
export function takesNumbers(ranges: { normalRange: string | null; criticalRange: string | null }): boolean {
  const parts = [ranges.normalRange, ranges.criticalRange].flatMap((text) => readRange(text ?? '') ?? []);
  return parts.some(({ norm }) => norm.kind === 'numbers');
}

const signed = /^(<=|>=|<|>|≤|≥)? ?([+-]?)(.+)$/;
const plain = /^(?:\d{1,12}\.?\d{0,9}|\.\d{1,9})$/;
const grouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d{1,9})?$/;
const decimalComma = /^\d{1,12},\d{1,9}$/;

/**
 * Reads a number as people and analysers write one: digits of the country's keyboards, a decimal point or comma,
 * grouped digits, '<5' and '>1000' for what a method cannot tell. '12,3' is 12.3 and '1,50,000' is 150000; '4,500'
 * may be either, and nobody guesses.
 */
export function readTypedNumber(text: string): TypedResult {
  const [, limit = '', sign = '', digits = ''] = signed.exec(plainText(text).replace('−', '-')) ?? [];
  const read = (number: string): TypedResult => ({ kind: 'read', result: written(limit, sign, number) });
  if (plain.test(digits)) return read(digits);
  const [isGrouped, isDecimal] = [grouped.test(digits), decimalComma.test(digits)];
  const [joined, withPoint] = [digits.replaceAll(',', ''), digits.replace(',', '.')];
  if (isGrouped && isDecimal && !digits.startsWith('0')) {
    return {
      kind: 'ambiguous',
      grouped: written(limit, sign, joined),
      decimal: written(limit, sign, withPoint),
    };
  }
  if (isDecimal) return read(withPoint);
  return isGrouped && !digits.startsWith('0') ? read(joined) : { kind: 'unreadable' };
}

/** Without needless noughts before the number; those after the point say how exactly it was measured. */
function written(limit: string, sign: string, number: string): string {
  const [whole = '', ...decimals] = number.split('.');
  const digits = [whole.replace(/^0+(?=\d)/, '') || '0', ...decimals.filter((part) => part !== '')].join('.');
  return `${limit}${sign === '-' ? '-' : ''}${digits}`;
}
