import fc from 'fast-check';
import { expect, test } from 'vitest';
import { abnormalVitals, bodyMassTenths, type Vitals } from './vitals.rules.ts';

const nothing: Vitals = {
  temperatureTenths: null,
  temperatureUnit: null,
  pulse: null,
  respirations: null,
  systolic: null,
  diastolic: null,
  oxygenSaturation: null,
  weightGrams: null,
  heightMm: null,
};

test.each([
  [{ temperatureTenths: 970, temperatureUnit: 'F' as const }, []],
  [{ temperatureTenths: 969, temperatureUnit: 'F' as const }, ['temperature']],
  [{ temperatureTenths: 995, temperatureUnit: 'F' as const }, []],
  [{ temperatureTenths: 996, temperatureUnit: 'F' as const }, ['temperature']],
  // 37.5 °C is 99.5 °F, which is normal still.
  [{ temperatureTenths: 375, temperatureUnit: 'C' as const }, []],
  [{ temperatureTenths: 376, temperatureUnit: 'C' as const }, ['temperature']],
  // 36.1 °C is 96.98 °F, just below 97.
  [{ temperatureTenths: 361, temperatureUnit: 'C' as const }, ['temperature']],
  [{ temperatureTenths: 362, temperatureUnit: 'C' as const }, []],
  [{ pulse: 60, respirations: 12, systolic: 140, diastolic: 90, oxygenSaturation: 95 }, []],
  [{ pulse: 59, respirations: 21, systolic: 89, diastolic: 91, oxygenSaturation: 94 }, 'all'],
])('what lies outside of the limits of the document is abnormal: %o', (part, expected) => {
  const all = ['pulse', 'respirations', 'systolic', 'diastolic', 'oxygenSaturation'];
  expect(abnormalVitals({ ...nothing, ...part })).toEqual(expected === 'all' ? all : expected);
});

test('nothing that was not measured is abnormal', () => {
  expect(abnormalVitals(nothing)).toEqual([]);
});

test('the body mass index needs both measurements', () => {
  expect(bodyMassTenths({ weightGrams: 70_000, heightMm: 1750 })).toBe(229);
  expect(bodyMassTenths({ weightGrams: 70_000, heightMm: null })).toBeNull();
});

test('a heavier person of the same height never has a smaller index', () => {
  const weight = fc.integer({ min: 200, max: 600_000 });
  fc.assert(
    fc.property(weight, weight, fc.integer({ min: 200, max: 2800 }), (one, other, heightMm) => {
      const [lighter, heavier] = [Math.min(one, other), Math.max(one, other)];
      const of = (weightGrams: number) => bodyMassTenths({ weightGrams, heightMm })!;
      expect(of(heavier)).toBeGreaterThanOrEqual(of(lighter));
    }),
  );
});
