import { expect, test } from 'vitest';
import { news2Parts } from '../../scores/news2.table.ts';
import { scoreNews2, type SaturationScale } from '../../scores/news2.ts';
import type { Observed } from '../../scores/observed.ts';
import { exampleVitalSigns, type VitalSigns } from '../../signs/vital-signs.contract.ts';
import { bandRows } from './band-rows.ts';

function aSet(observed: Partial<Observed>, scale: SaturationScale): VitalSigns {
  const whole: Observed = {
    temperatureTenths: 370,
    heartRate: 72,
    respiratoryRate: 16,
    bloodPressureSystolic: 122,
    bloodPressureDiastolic: 78,
    oxygenSaturation: 98,
    oxygen: 'air',
    consciousness: 'alert',
    ...observed,
  };
  const { temperatureTenths, ...same } = whole;
  return {
    ...exampleVitalSigns,
    ...same,
    temperatureCelsius: (temperatureTenths ?? 0) / 10,
    news2: scoreNews2(whole, scale),
  };
}

const worse: Partial<Observed>[] = [
  {},
  { respiratoryRate: 8, oxygenSaturation: 91, heartRate: 40, temperatureTenths: 350 },
  { respiratoryRate: 9, oxygenSaturation: 92, heartRate: 41, temperatureTenths: 351 },
  { respiratoryRate: 25, oxygenSaturation: 95, heartRate: 131, temperatureTenths: 391 },
  { bloodPressureSystolic: 220, oxygen: 'oxygen', consciousness: 'voice' },
  { bloodPressureSystolic: 90, oxygenSaturation: 83 },
  { oxygen: 'oxygen', oxygenSaturation: 93 },
  { oxygen: 'oxygen', oxygenSaturation: 97 },
];

test.each([1, 2] as const)(
  'on paper each value stands once, in a row of its points, by scale %i',
  (scale) => {
    for (const observed of worse) {
      const set = aSet(observed, scale);
      const marked = bandRows([set]).filter(({ points, cellOf }) => points !== null && cellOf(set) !== '');
      expect(marked).toHaveLength(news2Parts.length);
      const points = marked.reduce((sum, row) => sum + (row.points ?? 0), 0);
      expect({ observed, points }).toEqual({ observed, points: set.news2?.total });
    }
  },
);

test('a sheet with sets of both scales has the rows of both', () => {
  const groups = (sets: VitalSigns[]) =>
    bandRows(sets).flatMap(({ group }) => (group.startsWith('SpO₂') ? [group] : []));
  const [first, second] = [aSet({}, 1), aSet({}, 2)];
  expect([groups([first]), groups([second]), groups([first, second])]).toEqual([
    ['SpO₂ scale 1'],
    ['SpO₂ scale 2'],
    ['SpO₂ scale 1', 'SpO₂ scale 2'],
  ]);
});
