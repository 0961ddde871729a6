import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencies } from './currencies.ts';
import { decimalText } from './decimal-text.ts';
import { parseMoneyText } from './money-text.ts';

function read(typed: string, code = 'BDT') {
  const result = parseMoneyText(typed, code);
  return result.ok ? result.amountMinor : result.refusal;
}

test('amounts are read the way people write them', () => {
  expect(
    ['1,234.5', '1234.50', '1,23,456.78', '৳ 500', '500 BDT', ' 1 234 ', '.5', '7.', '0'].map((typed) =>
      read(typed),
    ),
  ).toEqual([123_450, 123_450, 12_345_678, 50_000, 50_000, 123_400, 50, 700, 0]);
  expect(read('১,২৩৪.৫')).toBe(123_450);
  expect(read('1,234 Ft', 'HUF')).toBe(1234);
  expect(read('1.234', 'KWD')).toBe(1234);
  expect(read('0.00000001', 'BTC')).toBe(1);
});

test('what cannot be meant as an amount is refused with its reason', () => {
  expect(['', '  ', '৳'].map((typed) => read(typed))).toEqual(['empty', 'empty', 'empty']);
  expect(
    ['abc', '.', '1,5', '1.234,5', '12,34', '1.2.3', '1e3', '--5', '0x10', ',500'].map((typed) =>
      read(typed),
    ),
  ).toEqual(Array.from({ length: 10 }, () => 'unreadable'));
  expect(['-5', '−5'].map((typed) => read(typed))).toEqual(['negative', 'negative']);
  expect(read('1.005')).toBe('too-many-decimals');
  expect(read('1.500')).toBe(150);
  expect(read('1.5', 'JPY')).toBe('too-many-decimals');
  expect(read('100000000000000')).toBe('too-large');
});

const currency = fc.constantFrom(...currencies);

test('every amount, written out, is read as itself in every currency', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), currency, (amountMinor, { code, decimals }) => {
      expect(read(decimalText(amountMinor, decimals), code)).toBe(amountMinor);
    }),
  );
});

test('whatever is typed gives an amount or a reason, never an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), currency, (typed, { code }) => {
      const result = parseMoneyText(typed, code);
      expect(result.ok ? Number.isSafeInteger(result.amountMinor) : result.refusal).toBeTruthy();
    }),
  );
});
