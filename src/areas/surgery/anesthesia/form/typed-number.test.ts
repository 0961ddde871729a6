import { expect, test } from 'vitest';
import { typedNumber } from './typed-number.ts';

test('numbers are read with point, comma and digits of other scripts', () => {
  expect(typedNumber(' 36.5 ')).toBe(36.5);
  expect(typedNumber('36,5')).toBe(36.5);
  expect(typedNumber('৯৮')).toBe(98);
});

test('anything else is no number', () => {
  for (const text of ['', '-1', '1e3', 'abc', '1.2.3']) expect(typedNumber(text)).toBeUndefined();
});
