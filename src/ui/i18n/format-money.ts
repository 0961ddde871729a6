import { currencyOf, type Currency } from '#kernel/money/currencies.ts';
import { decimalText } from '#kernel/money/decimal-text.ts';
import { largestMinor } from '#kernel/money/minor-units.ts';
import { formatNumber } from './format-number.ts';

// Keeps an amount and its symbol on one line.
const noBreak = ' ';
const warned = new Set<string>();

function warnOnce(code: string): void {
  if (warned.has(code)) return;
  warned.add(code);
  // A defect of the data, for whoever looks after the program; the person sees the plain number.
  // oxlint-disable-next-line no-console
  console.warn(`Unknown currency code ${code}: amounts are shown as plain numbers with two decimals.`);
}

function formatSize(amountMinor: number, decimals: number): string {
  // As text, because a number of 16 digits with a fraction would already be rounded.
  const exact = decimalText(Math.abs(amountMinor), decimals) as `${number}`;
  return formatNumber(exact, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** A sum that is larger than a number can say stays at the largest (`largestMinor`): the sign says that it is more. */
function signOf(amountMinor: number): string {
  const sign = amountMinor < 0 ? '-' : '';
  return Math.abs(amountMinor) >= largestMinor ? `>${noBreak}${sign}` : sign;
}

function withSymbol(size: string, { symbol, symbolSide }: Currency): string {
  if (symbolSide === 'after') return `${size}${noBreak}${symbol}`;
  return /[A-Za-z]$/.test(symbol) ? `${symbol}${noBreak}${size}` : `${symbol}${size}`;
}

/**
 * Minor units as the language groups them and the currency writes them: '৳1,234.50', '-$5.00', '1,234 Ft'. A code
 * that the currency table lacks warns once and shows the number divided by 100 with two decimals.
 */
export function formatMoney(amountMinor: number, currencyCode: string): string {
  const sign = signOf(amountMinor);
  const currency = currencyOf(currencyCode);
  if (!currency) {
    warnOnce(currencyCode);
    return sign + formatSize(amountMinor, 2);
  }
  return sign + withSymbol(formatSize(amountMinor, currency.decimals), currency);
}

/** The same without decimals where there are none: '$49' and '$49.50', as prices are written. */
export function formatPrice(amountMinor: number, currencyCode: string): string {
  const currency = currencyOf(currencyCode);
  const unit = currency ? 10 ** currency.decimals : 1;
  if (!currency || amountMinor < 0 || amountMinor % unit !== 0) return formatMoney(amountMinor, currencyCode);
  return withSymbol(formatSize(amountMinor / unit, 0), currency);
}
