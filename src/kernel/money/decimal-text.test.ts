import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalText, parseDecimalText } from './decimal-text.ts';

test('a number written out is read as itself, whatever its decimals', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.nat(8), (units, decimals) => {
      expect(parseDecimalText(decimalText(units, decimals), decimals)).toEqual({ ok: true, units });
    }),
  );
});

test('negative numbers are written out with their sign', () => {
  expect([decimalText(-5, 2), decimalText(-1234, 0), decimalText(0, 3)]).toEqual(['-0.05', '-1234', '0.000']);
});

test('numbers are understood in the digits and signs of any keyboard', () => {
  for (const typed of ['1,234.5', '১,২৩৪.৫', '١٬٢٣٤٫٥', '१,२३४.५', '۱۲۳۴.۵']) {
    expect(parseDecimalText(typed, 2)).toEqual({ ok: true, units: 123_450 });
  }
});
