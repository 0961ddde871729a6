import { expect, test } from 'vitest';
import { currencies, currencyDecimals, currencyOf, offeredCurrencies } from './currencies.ts';

function codesWhere(decimals: number): string[] {
  return currencies.flatMap((currency) => (currency.decimals === decimals ? [currency.code] : [])).toSorted();
}

test('the table has the 44 entries of the specification, each once', () => {
  expect(new Set(currencies.map(({ code }) => code)).size).toBe(44);
  expect(currencies).toHaveLength(44);
});

test('decimals and symbol sides are those of the specification', () => {
  expect(codesWhere(0)).toEqual(['CLP', 'COP', 'HUF', 'IDR', 'JPY', 'KRW', 'VND']);
  expect(codesWhere(3)).toEqual(['BHD', 'KWD', 'OMR']);
  expect(codesWhere(6)).toEqual(['ETH']);
  expect(codesWhere(8)).toEqual(['BTC']);
  expect(codesWhere(2)).toHaveLength(44 - 12);
  const after = currencies.flatMap(({ symbolSide, code }) => (symbolSide === 'after' ? [code] : []));
  expect(after.toSorted()).toEqual(['CZK', 'DKK', 'HUF', 'NOK', 'PLN', 'RUB', 'SEK', 'VND']);
});

test('every currency offered is in the table, and a stranger counts two decimals', () => {
  expect(offeredCurrencies.map((code) => currencyOf(code)?.code)).toEqual(['BDT', 'USD', 'EUR']);
  expect(currencyDecimals('XXX')).toBe(2);
  expect(currencyOf('XXX')).toBeUndefined();
});
