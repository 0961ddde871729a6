import { currencyDecimals, currencyOf } from './currencies.ts';

/** Why typed text is no amount. */
export type MoneyTextRefusal = 'empty' | 'unreadable' | 'negative' | 'too-many-decimals' | 'too-large';

export type MoneyTextResult =
  { ok: true; amountMinor: number } | { ok: false; refusal: MoneyTextRefusal; decimals: number };

const bengaliZero = 0x09e6;

/** Digits as people type them, Latin or Bengali, with any kind of space left out. */
function plainDigits(text: string): string {
  return text
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - bengaliZero))
    .replace(/\s/g, '')
    .replace('−', '-');
}

function withoutCurrency(text: string, currencyCode: string): string {
  const names = [currencyCode, currencyOf(currencyCode)?.symbol ?? ''].filter(Boolean);
  for (const name of names) {
    const lower = text.toLowerCase();
    if (lower.startsWith(name.toLowerCase())) return text.slice(name.length);
    if (lower.endsWith(name.toLowerCase())) return text.slice(0, -name.length);
  }
  return text;
}

// Commas only where a reader expects them, in threes or in the lakhs of South Asia: '1,5' may mean one and a half.
const amountPattern = /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})?(?:\.(\d*))?$/;

/**
 * Reads an amount that a person typed, such as '1,234.5', '1,23,456.78', '৳ 500' or '১,২৩৪.৫০', as minor units of
 * the currency. Zeros beyond its decimals are fine; other digits there are refused rather than rounded.
 */
export function parseMoneyText(typed: string, currencyCode: string): MoneyTextResult {
  const decimals = currencyDecimals(currencyCode);
  const refuse = (refusal: MoneyTextRefusal): MoneyTextResult => ({ ok: false, refusal, decimals });
  const text = withoutCurrency(plainDigits(typed), currencyCode);
  if (text === '') return refuse('empty');
  if (text.startsWith('-')) return refuse(amountPattern.test(text.slice(1)) ? 'negative' : 'unreadable');
  const match = amountPattern.exec(text);
  if (!match || !/\d/.test(text)) return refuse('unreadable');
  const fraction = (match[1] ?? '').replace(/0+$/, '');
  if (fraction.length > decimals) return refuse('too-many-decimals');
  const [whole = ''] = text.replaceAll(',', '').split('.');
  const amountMinor = Number(whole + fraction.padEnd(decimals, '0'));
  return Number.isSafeInteger(amountMinor) ? { ok: true, amountMinor } : refuse('too-large');
}

/** Minor units as plain decimal text without grouping, such as '1234.50': exact for every amount. */
export function decimalText(amountMinor: number, decimals: number): string {
  const digits = String(Math.abs(amountMinor)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals);
  return `${amountMinor < 0 ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}
