import { currentLanguage } from './language.ts';

const formatters = new Map<string, Intl.NumberFormat>();

/** A number, or one written out exactly, grouped as the language of the moment writes it; money: `formatMoney`. */
export function formatNumber(
  value: number | bigint | `${number}`,
  options: Intl.NumberFormatOptions = {},
): string {
  const key = `${currentLanguage()} ${JSON.stringify(options)}`;
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(currentLanguage(), options);
  formatters.set(key, formatter);
  return formatter.format(value);
}
