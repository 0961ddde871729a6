import { currencyDecimals, currencyOf } from './currencies.ts';
import { parseDecimalText, plainDigits, type DecimalRefusal } from './decimal-text.ts';

export type MoneyTextResult =
  | { ok: true; amountMinor: number }
  | { ok: false; refusal: DecimalRefusal; decimals: number };

function withoutCurrency(text: string, currencyCode: string): string {
  const names = [currencyCode, currencyOf(currencyCode)?.symbol ?? ''].filter(Boolean);
  for (const name of names) {
    const lower = text.toLowerCase();
    if (lower.startsWith(name.toLowerCase())) return text.slice(name.length);
    if (lower.endsWith(name.toLowerCase())) return text.slice(0, -name.length);
  }
  return text;
}

/** Reads a typed amount, with or without its currency ('৳ 500', '1,234.5'), as minor units (`parseDecimalText`). */
export function parseMoneyText(typed: string, currencyCode: string): MoneyTextResult {
  const text = withoutCurrency(plainDigits(typed), currencyCode);
  const read = parseDecimalText(text, currencyDecimals(currencyCode));
  return read.ok ? { ok: true, amountMinor: read.units } : read;
}
