import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recordNumber, type TextSpan } from './record-number.ts';

const number = recordNumber('INV-');
const value = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });

const isIn = ({ from, before }: TextSpan, text: string) => from <= text && text < before;

test('a number has its prefix and at least six digits', () => {
  expect(number.format(123)).toBe('INV-000123');
  expect(number.format(1_234_567)).toBe('INV-1234567');
  expect(recordNumber('P').format(1)).toBe('P000001');
});

test('what is written is read back', () => {
  fc.assert(
    fc.property(value, (one) => {
      expect(number.parse(number.format(one))).toBe(one);
    }),
  );
});

test.each([
  '',
  'INV-',
  'INV-12',
  'INV-0000012',
  'INV-00001x',
  'inv-000012',
  'RCT-000012',
  ' INV-000012',
  'INV--00012',
  'INV-99999999999999999999',
])('%o is no number', (text) => expect(number.parse(text)).toBeNull());

test('the span of one number holds that number alone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 200_000_000 }), (one, other) => {
      expect(isIn(number.only(one), number.format(one))).toBe(true);
      expect(isIn(number.only(one), number.format(other))).toBe(one === other);
    }),
  );
});

test('the span of first digits holds all numbers that begin so', () => {
  fc.assert(
    fc.property(value, fc.integer({ min: 0, max: 8 }), value, (one, length, other) => {
      const digits = number.format(one).slice('INV-'.length).slice(0, length);
      const span = number.beginningWith(digits);
      expect(isIn(span, number.format(one))).toBe(true);
      expect(isIn(span, number.format(other))).toBe(number.format(other).startsWith(`INV-${digits}`));
    }),
  );
});
