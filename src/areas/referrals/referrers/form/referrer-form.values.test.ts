import { describe, expect, test } from 'vitest';
import { referrerFormSchema, referrerFormValues, steppedRate, tidyRate } from './referrer-form.values.ts';

const schema = referrerFormSchema('BDT');
const typed = { ...referrerFormValues(undefined, 'BDT'), name: 'Lake Road Pharmacy' };

describe('what is typed of a referrer', () => {
  test('a new referrer starts with five percent', () => {
    expect(schema.parse(typed).commission).toEqual({
      commissionType: 'percentage',
      commissionBasisPoints: 500,
    });
  });

  test('a rate that is no number becomes 0, and an impossible one is refused at its field', () => {
    expect(tidyRate('five')).toBe('0');
    expect(tidyRate('৭.৫')).toBe('৭.৫');
    expect(schema.parse({ ...typed, rate: '৭.৫' }).commission).toMatchObject({ commissionBasisPoints: 750 });
    expect(schema.parse({ ...typed, rate: 'five' }).commission).toMatchObject({ commissionBasisPoints: 0 });
    expect(schema.safeParse({ ...typed, rate: '101' }).error?.issues).toMatchObject([{ path: ['rate'] }]);
    expect(schema.safeParse({ ...typed, rate: '-1' }).error?.issues).toMatchObject([{ path: ['rate'] }]);
  });

  test('a rate moves in tenths of a percent and stays between 0 and 100', () => {
    expect(steppedRate('5', 1)).toBe('5.1');
    expect(steppedRate('5', -1)).toBe('4.9');
    expect(steppedRate('0', -1)).toBe('0');
    expect(steppedRate('99.95', 1)).toBe('100');
  });

  test('a flat sum is read in minor units and must be there', () => {
    const flat = { ...typed, commissionType: 'flat' as const, rate: 'not looked at' };
    expect(schema.parse({ ...flat, flat: '25.00' }).commission).toEqual({
      commissionType: 'flat',
      commissionFlatMinor: 2500,
    });
    expect(schema.safeParse({ ...flat, flat: '' }).error?.issues).toMatchObject([{ path: ['flat'] }]);
  });
});
