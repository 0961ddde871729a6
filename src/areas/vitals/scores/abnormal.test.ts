import { describe, expect, test } from 'vitest';
import { findAbnormal, isChild, type Judged, rangeOf } from './abnormal.ts';
import { childBands, childSigns } from './child-bands.ts';
import { celsiusTenths, fahrenheitHundredths, glucoseTenths } from './units.ts';

const nothing: Judged = {
  temperature: null,
  temperatureUnit: null,
  heartRate: null,
  respiratoryRate: null,
  bloodPressureSystolic: null,
  bloodPressureDiastolic: null,
  oxygenSaturation: null,
};
const adult = 16 * 12;

describe('what is abnormal', () => {
  test.each([
    ['heartRate', 59, 60, 100, 101],
    ['respiratoryRate', 11, 12, 20, 21],
    ['bloodPressureSystolic', 89, 90, 140, 141],
    ['bloodPressureDiastolic', 59, 60, 90, 91],
  ] as const)('%s of an adult, by the thresholds of the document', (sign, below, low, high, above) => {
    const of = (value: number) => findAbnormal({ ...nothing, [sign]: value }, adult);
    expect([below, low, high, above].map(of)).toEqual([[sign], [], [], [sign]]);
  });

  test('a saturation below 95 percent', () => {
    const of = (oxygenSaturation: number) => findAbnormal({ ...nothing, oxygenSaturation }, adult).length;
    expect([94, 95, 100].map(of)).toEqual([1, 0, 0]);
  });

  test.each([
    ['F', 96.9, 97, 99.5, 99.6],
    ['C', 36.1, 36.2, 37.5, 37.6],
  ] as const)('temperature in °%s, compared in Fahrenheit', (temperatureUnit, below, low, high, above) => {
    const of = (temperature: number) =>
      findAbnormal({ ...nothing, temperature, temperatureUnit }, adult).length;
    expect([below, low, high, above].map(of)).toEqual([1, 0, 0, 1]);
  });

  test('nothing measured is nothing abnormal', () => {
    expect(findAbnormal(nothing, adult)).toEqual([]);
  });

  const cases = childBands.bands.flatMap((band, place) =>
    childSigns.map((sign) => ({
      sign,
      from: band.fromMonths,
      until: (childBands.bands[place + 1]?.fromMonths ?? adult) - 1,
      range: band[sign],
    })),
  );
  test.each(cases)(
    '$sign from $from to $until months is normal in $range',
    ({ sign, from, until, range }) => {
      const [low, high] = range;
      for (const months of [from, until]) {
        const of = (value: number) => findAbnormal({ ...nothing, [sign]: value }, months).length;
        expect([low - 1, low, high, high + 1].map(of)).toEqual([1, 0, 0, 1]);
        expect(rangeOf(sign, months)).toEqual(range);
      }
    },
  );

  test('a pulse of 130 is normal for an infant and not for an adult', () => {
    const of = (months: number) => findAbnormal({ ...nothing, heartRate: 130 }, months);
    expect([of(6), of(adult)]).toEqual([[], ['heartRate']]);
  });

  test('somebody is a child until the day they are sixteen', () => {
    expect([isChild(adult - 1), isChild(adult)]).toEqual([true, false]);
  });
});

test.each([
  [37, 'C', 370, 9860],
  [98.6, 'F', 370, 9860],
  [100.4, 'F', 380, 10040],
  [95, 'F', 350, 9500],
  [35.1, 'C', 351, 9518],
  [101, 'F', 383, 10100],
] as const)('%f °%s is %i tenths of a degree Celsius', (value, unit, tenths, hundredths) => {
  expect([celsiusTenths(value, unit), fahrenheitHundredths(value, unit)]).toEqual([tenths, hundredths]);
});

test.each([
  [5.5, 'mmol/L', 55],
  [99, 'mg/dL', 55],
  [180, 'mg/dL', 100],
  [600, 'mg/dL', 333],
] as const)('%f %s of glucose is %i tenths of a mmol/L', (value, unit, tenths) => {
  expect(glucoseTenths(value, unit)).toBe(tenths);
});
