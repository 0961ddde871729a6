import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { currencies } from '#kernel/money/currencies.ts';
import { largestMinor } from '#kernel/money/minor-units.ts';
import { formatMoney, formatPrice } from './format-money.ts';
import { translator } from './translator.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await translator.changeLanguage('en');
});

test('amounts are written with the decimals, grouping and symbol of their currency', () => {
  expect(formatMoney(123_450, 'BDT')).toBe('৳1,234.50');
  expect(formatMoney(-500, 'USD')).toBe('-$5.00');
  expect(formatMoney(1234, 'HUF')).toBe('1,234 Ft');
  expect(formatMoney(1234, 'KWD')).toBe('KD 1.234');
  expect(formatMoney(0, 'JPY')).toBe('¥0');
  expect(formatMoney(1, 'BTC')).toBe('₿0.00000001');
});

test('a price has decimals only where there are any', () => {
  expect([formatPrice(4900, 'USD'), formatPrice(4950, 'USD')]).toEqual(['$49', '$49.50']);
  expect([formatPrice(1_490_000, 'BDT'), formatPrice(0, 'BDT')]).toEqual(['৳14,900', '৳0']);
  expect([formatPrice(1234, 'JPY'), formatPrice(100_000_000, 'BTC')]).toEqual(['¥1,234', '₿1']);
});

test('an amount below the largest keeps every digit, and a sum that stays there says that it is more', () => {
  expect(formatMoney(largestMinor - 1, 'EUR')).toBe('€90,071,992,547,409.90');
  expect(formatMoney(largestMinor, 'EUR')).toBe('> €90,071,992,547,409.91');
  expect(formatMoney(-largestMinor, 'EUR')).toBe('> -€90,071,992,547,409.91');
});

test('the language decides digits and grouping', async () => {
  await translator.changeLanguage('bn');
  expect(formatMoney(12_345_678, 'BDT')).toBe('৳১,২৩,৪৫৬.৭৮');
});

test('the symbol is on its side for every currency of the table', () => {
  const wrong = currencies.filter(({ code, symbol, symbolSide }) => {
    const text = formatMoney(0, code);
    return symbolSide === 'after' ? !text.endsWith(symbol) : !text.startsWith(symbol);
  });
  expect(wrong).toEqual([]);
});

test('an unknown currency warns once and shows a plain number divided by 100', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  expect([formatMoney(123_456, 'QQQ'), formatMoney(-5, 'QQQ')]).toEqual(['1,234.56', '-0.05']);
  expect(warn).toHaveBeenCalledOnce();
});
