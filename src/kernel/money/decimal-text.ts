import { toAsciiDigits } from '../digits.ts';

/** Why typed text is no number that can be taken. */
export type DecimalRefusal = 'empty' | 'unreadable' | 'negative' | 'too-many-decimals' | 'too-large';

export type DecimalResult =
  | { ok: true; units: number }
  /** `decimals` is how many are allowed. */
  | { ok: false; refusal: DecimalRefusal; decimals: number };

/** Digits as people type them, in any script, with any kind of space left out. */
export function plainDigits(text: string): string {
  // Arabic keyboards have signs of their own for the decimal point and for groups.
  return toAsciiDigits(text).replace(/\s/g, '').replace('−', '-').replace('٫', '.').replaceAll('٬', ',');
}

// Commas only where a reader expects them, in threes or in the lakhs of South Asia: '1,5' may mean one and a half.
const numberPattern = /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})?(?:\.(\d*))?$/;

/**
 * Reads a number that a person typed, such as '1,234.5', '1,23,456.78' or '১,২৩৪.৫০', as whole units of its last
 * decimal. Zeros beyond the decimals are fine; other digits there are refused rather than rounded.
 */
export function parseDecimalText(typed: string, decimals: number): DecimalResult {
  const refuse = (refusal: DecimalRefusal): DecimalResult => ({ ok: false, refusal, decimals });
  const text = plainDigits(typed);
  if (text === '') return refuse('empty');
  if (text.startsWith('-')) return refuse(numberPattern.test(text.slice(1)) ? 'negative' : 'unreadable');
  const match = numberPattern.exec(text);
  if (!match || !/\d/.test(text)) return refuse('unreadable');
  const fraction = (match[1] ?? '').replace(/(?<!0)0+$/, '');
  if (fraction.length > decimals) return refuse('too-many-decimals');
  const [whole = ''] = text.replaceAll(',', '').split('.');
  const units = Number(whole + fraction.padEnd(decimals, '0'));
  return Number.isSafeInteger(units) ? { ok: true, units } : refuse('too-large');
}

/** Units of the last decimal as plain text without grouping, such as '1234.50': exact for every safe integer. */
export function decimalText(units: number, decimals: number): string {
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals);
  return `${units < 0 ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}
