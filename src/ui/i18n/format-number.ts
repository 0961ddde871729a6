import type { TenantFormat } from './tenant-format.ts';
import { translator } from './translator.ts';

const formatters = new Map<string, Intl.NumberFormat>();

// Numbers inside of sentences are formatted by the translator, which no provider reaches.
let grouping: TenantFormat['numberGrouping'] = 'thousand';

/** Groups every number from now on as the signed-in person's hospital wants it. */
export function groupNumbersBy(wanted: TenantFormat['numberGrouping']): void {
  grouping = wanted;
}

/** A number, or one written out exactly, in the digits of the language and grouped by the hospital; money: `formatMoney`. */
export function formatNumber(
  value: number | bigint | `${number}`,
  options: Intl.NumberFormatOptions = {},
): string {
  const [language] = translator.language.split('-');
  // In India every language counts in lakhs.
  const locale = grouping === 'lakh' ? `${language}-IN` : translator.language;
  const key = `${locale} ${JSON.stringify(options)}`;
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, options);
  formatters.set(key, formatter);
  return formatter.format(value);
}

// Texts may name the format, sentences must: what arrives as text was formatted before.
translator.services.formatter?.add('number', (value: number | string) =>
  typeof value === 'number' ? formatNumber(value) : value,
);
