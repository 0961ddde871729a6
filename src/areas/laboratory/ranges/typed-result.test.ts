import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examineResult } from './examination.ts';
import { readNumber } from './range-text.ts';
import { readTypedNumber, takesNumbers } from './typed-result.ts';
import { unitText, withUnit } from './unit-text.ts';

describe('a typed number', () => {
  test.each([
    ['12.3', '12.3'],
    ['12,3', '12.3'],
    ['12,34', '12.34'],
    ['0,123', '0.123'],
    ['1234,567', '1234.567'],
    ['1,50,000', '150000'],
    ['1,234.5', '1234.5'],
    ['২,৬২,০০০', '262000'],
    ['৪.২', '4.2'],
    [' 007.50 ', '7.50'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['+4', '4'],
    ['-2.5', '-2.5'],
    ['−2,5', '-2.5'],
    ['<5', '<5'],
    ['> 1000', '>1000'],
    ['<= 0,5', '<=0.5'],
    ['0', '0'],
  ])('%j is read as %s', (typed, result) => {
    expect(readTypedNumber(typed)).toEqual({ kind: 'read', result });
  });

  test.each([
    ['4,500', '4500', '4.500'],
    ['12,345', '12345', '12.345'],
    ['<1,000', '<1000', '<1.000'],
  ])('%s is not guessed', (typed, grouped, decimal) => {
    expect(readTypedNumber(typed)).toEqual({ kind: 'ambiguous', grouped, decimal });
  });

  test.each([
    '',
    'normal',
    '12.3.4',
    '12,3,4',
    '1.234,5',
    '4.2 mmol/L',
    '12 000',
    '--4',
    '1e3',
    '<',
    '0,500,000',
  ])('%j is none', (typed) => {
    expect(readTypedNumber(typed)).toEqual({ kind: 'unreadable' });
  });

  test('whatever is typed, what is stored is a number that reads the same again', () => {
    const alphabet = fc.constantFrom(...'0123456789০৫.,<>=+- '.split(''));
    const typed = fc.array(alphabet, { maxLength: 12 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(typed, (text) => {
        const read = readTypedNumber(text);
        if (read.kind !== 'read') return;
        expect(readTypedNumber(read.result)).toEqual(read);
        expect(readNumber(read.result.replace(/^[<>=≤≥]+/, ''))).toBeTypeOf('number');
      }),
      { numRuns: 500 },
    );
  });

  test('a decimal point and a decimal comma mean the same, and nothing moves by a power of ten', () => {
    fc.assert(
      fc.property(fc.nat(9999), fc.integer({ min: 0, max: 99 }), (whole, decimals) => {
        const digits = String(decimals).padStart(2, '0');
        const [point, comma] = [`${whole}.${digits}`, `${whole},${digits}`].map(readTypedNumber);
        expect(comma).toEqual(point);
        expect(point).toEqual({ kind: 'read', result: `${whole}.${digits}` });
      }),
    );
  });
});

describe('what a test takes', () => {
  test.each([
    [{ normalRange: '3.5-5.1', criticalRange: null }, true],
    [{ normalRange: null, criticalRange: '< 20' }, true],
    [{ normalRange: 'M: 1-2; F: Negative', criticalRange: null }, true],
    [{ normalRange: 'Negative', criticalRange: null }, false],
    [{ normalRange: 'see report', criticalRange: null }, false],
    [{ normalRange: null, criticalRange: null }, false],
  ])('%j: numbers alone is %s', (ranges, isNumeric) => {
    expect(takesNumbers(ranges)).toBe(isNumeric);
  });

  const subject = { sex: 'female', dateOfBirth: '1990-05-17', onDay: '2026-03-02' } as const;

  test.each([
    ['4.2', '3.5-5.1', '2.8-6.2', null],
    ['6.9', '3.5-5.1', '2.8-6.2', 'critical'],
    ['>51', '3.5-5.1', '2.8-6.2', 'critical'],
    ['51', '3.5-5.1', null, null],
    ['51.1', '3.5-5.1', null, 'implausible'],
    ['0.34', '3.5-5.1', null, 'implausible'],
    ['-4', '3.5-5.1', null, 'implausible'],
    ['-4', '-2 to 2', null, null],
    ['400', 'up to 40', null, null],
    ['401', 'up to 40', null, 'implausible'],
    ['401', 'M: up to 40', null, null],
    ['Positive', 'Negative', 'Negative', 'critical'],
    ['anything', null, null, null],
  ])(
    '%s beside %s, critical outside of %s, leaves the doubt %s',
    (typed, normalRange, criticalRange, doubt) => {
      expect(
        examineResult(typed, { normalRange, criticalRange, plausibilityFactor: 10 }, subject),
      ).toMatchObject({
        kind: 'read',
        doubt,
      });
    },
  );
});

test.each([
  ['10^9/L', '10⁹/L', '4.2 × 10⁹/L'],
  ['10*12/L', '10¹²/L', '4.2 × 10¹²/L'],
  ['x10^3/uL', 'x10³/uL', '4.2 x10³/uL'],
  ['mmol/L', 'mmol/L', '4.2 mmol/L'],
  ['mL/min/1.73m^2', 'mL/min/1.73m²', '4.2 mL/min/1.73m²'],
  ['mg*h/L', 'mg*h/L', '4.2 mg*h/L'],
  ['10^-6 mol', '10⁻⁶ mol', '4.2 × 10⁻⁶ mol'],
])('the unit %s is read as %s, and after a number as %s', (unit, shown, written) => {
  expect(unitText(unit)).toBe(shown);
  expect(withUnit('4.2', unit)).toBe(written);
});

test('a finding without a unit stays as it is', () => {
  expect(withUnit('Positive', null)).toBe('Positive');
});
