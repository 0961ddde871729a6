import { describe, expect, test } from 'vitest';
import { nextDueAt, scoreNews2 } from './news2.ts';
import { news2Responses, type ResponseLevel } from './news2.table.ts';
import type { Consciousness, Observed, OxygenSource } from './observed.ts';
import { celsiusTenths } from './units.ts';

/**
 * The 19 cases of openEHR, gdl-guideline-models, guidelines/NEWS2.v1.test.yml (commit 67c716a0), as numbers: systolic,
 * saturation, pulse, °C, scale, oxygen, consciousness, respirations; then the points of saturation and the total.
 * Of 'score 3, spO2' the source asks for 4- to 6-hourly sets, although it asks for hourly ones wherever another part
 * alone has three points; RCP 2017 makes no such difference, and neither do we.
 */
type Vector = readonly [
  name: string,
  systolic: number,
  saturation: number,
  pulse: number,
  celsius: number,
  scale: 1 | 2,
  oxygen: OxygenSource,
  consciousness: Consciousness,
  respirations: number,
  saturationPoints: number,
  total: number,
  response: ResponseLevel,
];

const vectors: readonly Vector[] = [
  ['score 0', 111, 98, 78, 37, 1, 'air', 'alert', 20, 0, 0, 'routine'],
  ['score 1, spO2', 111, 95, 78, 37, 1, 'air', 'alert', 20, 1, 1, 'low'],
  ['score 2, spO2', 111, 93, 78, 37, 1, 'air', 'alert', 20, 2, 2, 'low'],
  ['score 3, spO2', 111, 91, 78, 37, 1, 'air', 'alert', 20, 3, 3, 'single'],
  ['Low-medium', 112, 98, 78, 37, 1, 'air', 'alert', 7, 0, 3, 'single'],
  ['Hypercapnic RF, high SpO2', 111, 98, 78, 37, 2, 'oxygen', 'alert', 20, 3, 5, 'urgent'],
  ['Hypercapnic RF, no O2', 111, 98, 78, 37, 2, 'air', 'alert', 20, 0, 0, 'routine'],
  ['Hypercapnic RF, low SpO2', 111, 82, 78, 37, 2, 'air', 'alert', 20, 3, 3, 'single'],
  ['Unconscious', 111, 98, 78, 37, 2, 'oxygen', 'voice', 20, 3, 8, 'emergency'],
  ['Hypothermia', 95, 95, 112, 34, 2, 'oxygen', 'alert', 20, 2, 11, 'emergency'],
  ['Fever', 111, 98, 78, 39, 2, 'oxygen', 'confusion', 20, 3, 9, 'emergency'],
  ['High fever', 111, 98, 92, 40, 2, 'oxygen', 'alert', 22, 3, 10, 'emergency'],
  ['Bradycardia', 111, 98, 48, 40, 2, 'oxygen', 'pain', 20, 3, 11, 'emergency'],
  ['Tachycardia', 111, 98, 150, 40, 2, 'oxygen', 'unresponsive', 20, 3, 13, 'emergency'],
  ['Hypotension', 80, 98, 150, 35.5, 2, 'oxygen', 'voice', 10, 3, 16, 'emergency'],
  ['Moderate hypotension', 105, 86, 150, 40, 2, 'oxygen', 'voice', 22, 1, 14, 'emergency'],
  ['Very high BP', 230, 93, 150, 40, 2, 'oxygen', 'voice', 22, 1, 16, 'emergency'],
  ['high RR', 230, 84, 150, 34, 2, 'oxygen', 'voice', 27, 2, 19, 'emergency'],
  ['low RR', 230, 98, 39, 40, 2, 'oxygen', 'voice', 10, 3, 17, 'emergency'],
];

function caseOf(vector: Vector) {
  const [name, bloodPressureSystolic, oxygenSaturation, heartRate, celsius, scale] = vector;
  const [oxygen, consciousness, respiratoryRate, points, total, response] = vector.slice(6) as [
    OxygenSource,
    Consciousness,
    number,
    number,
    number,
    ResponseLevel,
  ];
  const pressures = { bloodPressureSystolic, oxygenSaturation, heartRate, respiratoryRate };
  return {
    name,
    celsius,
    scale,
    measured: { ...pressures, oxygen, consciousness },
    told: { total, response, missing: [], parts: { oxygenSaturation: points } },
  };
}

const well: Observed = {
  temperatureTenths: 370,
  heartRate: 70,
  respiratoryRate: 16,
  bloodPressureSystolic: 120,
  bloodPressureDiastolic: 80,
  oxygenSaturation: 98,
  oxygen: 'air',
  consciousness: 'alert',
};

describe('NEWS2', () => {
  test.each(vectors.map(caseOf))('$name', ({ measured, celsius, scale, told }) => {
    // Fahrenheit to one decimal holds every whole and half degree Celsius of the cases.
    for (const temperatureTenths of [
      celsiusTenths(celsius, 'C'),
      celsiusTenths((celsius * 9) / 5 + 32, 'F'),
    ]) {
      expect(scoreNews2({ ...well, ...measured, temperatureTenths }, scale)).toMatchObject(told);
    }
  });

  /** Field, then pairs of the last value of a band and the first of the next, with the points of both. */
  const boundaries: readonly [keyof Observed, readonly (readonly [number, number, number, number])[]][] = [
    [
      'respiratoryRate',
      [
        [8, 3, 9, 1],
        [11, 1, 12, 0],
        [20, 0, 21, 2],
        [24, 2, 25, 3],
      ],
    ],
    [
      'oxygenSaturation',
      [
        [91, 3, 92, 2],
        [93, 2, 94, 1],
        [95, 1, 96, 0],
      ],
    ],
    [
      'bloodPressureSystolic',
      [
        [90, 3, 91, 2],
        [100, 2, 101, 1],
        [110, 1, 111, 0],
        [219, 0, 220, 3],
      ],
    ],
    [
      'heartRate',
      [
        [40, 3, 41, 1],
        [50, 1, 51, 0],
        [90, 0, 91, 1],
        [110, 1, 111, 2],
        [130, 2, 131, 3],
      ],
    ],
    [
      'temperatureTenths',
      [
        [350, 3, 351, 1],
        [360, 1, 361, 0],
        [380, 0, 381, 1],
        [390, 1, 391, 2],
      ],
    ],
  ];
  const edges = boundaries.flatMap(([field, list]) =>
    list.flatMap(([last, before, first, after]) => [
      [field, last, before] as const,
      [field, first, after] as const,
    ]),
  );

  test.each(edges)('%s of %i gives %i', (field, value, points) => {
    expect(scoreNews2({ ...well, [field]: value }, 1).total).toBe(points);
  });

  test.each([
    [83, 'air', 3],
    [84, 'air', 2],
    [85, 'air', 2],
    [86, 'air', 1],
    [87, 'air', 1],
    [88, 'air', 0],
    [92, 'air', 0],
    [93, 'air', 0],
    [100, 'air', 0],
    [87, 'oxygen', 1],
    [88, 'oxygen', 0],
    [92, 'oxygen', 0],
    [93, 'oxygen', 1],
    [94, 'oxygen', 1],
    [95, 'oxygen', 2],
    [96, 'oxygen', 2],
    [97, 'oxygen', 3],
    [100, 'oxygen', 3],
  ] as const)('by scale 2, %i %% on %s gives %i', (oxygenSaturation, oxygen, points) => {
    const { parts } = scoreNews2({ ...well, oxygenSaturation, oxygen }, 2);
    expect(parts.oxygenSaturation).toBe(points);
  });

  test.each([
    [95.0, 3],
    [95.1, 1],
    [96.8, 1],
    [96.9, 0],
    [97.0, 0],
    [100.4, 0],
    [100.5, 1],
    [102.2, 1],
    [102.3, 2],
    [102.4, 2],
  ])(
    '%f °F gives %i: rounded to a tenth of a degree Celsius before it is looked up',
    (fahrenheit, points) => {
      const temperatureTenths = celsiusTenths(fahrenheit, 'F');
      expect(scoreNews2({ ...well, temperatureTenths }, 1).parts.temperature).toBe(points);
    },
  );

  test.each(['confusion', 'voice', 'pain', 'unresponsive'] as const)('%s gives 3 and asks alone', (one) => {
    expect(scoreNews2({ ...well, consciousness: one }, 1)).toMatchObject({ total: 3, response: 'single' });
  });

  test('oxygen adds two', () => {
    expect(scoreNews2({ ...well, oxygen: 'oxygen' }, 1).total).toBe(2);
  });

  test.each(Object.keys(well).filter((field) => field !== 'bloodPressureDiastolic'))(
    'without %s there is no total, and what is missing is named',
    (field) => {
      const { total, response, missing } = scoreNews2({ ...well, [field]: null }, 1);
      expect({ total, response, missing }).toEqual({
        total: null,
        response: null,
        missing: [field === 'temperatureTenths' ? 'temperature' : field],
      });
    },
  );

  test('by scale 2 nobody knows what a high saturation means while it is not known whether there is oxygen', () => {
    expect(scoreNews2({ ...well, oxygen: null }, 2).missing).toEqual(['oxygenSaturation', 'oxygen']);
    expect(scoreNews2({ ...well, oxygen: null, oxygenSaturation: 90 }, 2).missing).toEqual(['oxygen']);
  });

  test('totals ask for what RCP chart 4 says', () => {
    const of = (heartRate: number, respiratoryRate: number, oxygen: OxygenSource) =>
      scoreNews2({ ...well, heartRate, respiratoryRate, oxygen }, 1);
    expect(of(70, 16, 'air')).toMatchObject({ total: 0, response: 'routine' });
    expect(of(95, 16, 'air')).toMatchObject({ total: 1, response: 'low' });
    expect(of(70, 22, 'oxygen')).toMatchObject({ total: 4, response: 'low' });
    expect(of(95, 22, 'oxygen')).toMatchObject({ total: 5, response: 'urgent' });
    expect(of(115, 22, 'oxygen')).toMatchObject({ total: 6, response: 'urgent' });
    expect(of(140, 22, 'oxygen')).toMatchObject({ total: 7, response: 'emergency' });
    expect(Object.values(news2Responses).map(({ dueMinutes }) => dueMinutes)).toEqual([720, 240, 60, 60, 30]);
    expect(nextDueAt('2026-03-29T23:30:00.000Z', 'urgent')).toBe('2026-03-30T00:30:00.000Z');
  });
});
