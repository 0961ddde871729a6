import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartOf, chartSize } from './trend-chart.rules.ts';

function aPoint(value: number | null, day: number, normalRange: string | null = '3.5-5.1') {
  return {
    takenAt: new Date(Date.UTC(2026, 0, day)).toISOString(),
    value,
    normalRange,
    flag: 'normal' as const,
  };
}

test('every number is inside the drawing, later ones further right and higher ones higher', () => {
  const values = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(values, (numbers) => {
      const { dots } = chartOf(numbers.map((value, index) => aPoint(value, index + 1)))!;
      const { left, right, top, bottom, width, height } = chartSize;
      for (const { x, y } of dots) {
        expect(x).toBeGreaterThanOrEqual(left);
        expect(x).toBeLessThanOrEqual(width - right);
        expect(y).toBeGreaterThanOrEqual(top);
        expect(y).toBeLessThanOrEqual(height - bottom);
      }
      for (const [index, { x, y, value }] of dots.entries()) {
        const before = dots[index - 1];
        if (!before) continue;
        expect(x).toBeGreaterThan(before.x);
        expect(Math.sign(before.y - y) * Math.sign(value - before.value)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('findings in words are not drawn, and a range that is no span of numbers has no band', () => {
  expect(chartOf([aPoint(null, 1)])).toBeNull();
  expect(chartOf([aPoint(4, 1, 'see report')])?.band).toBeNull();
});

test('what is normal is part of the drawing, also where no result lies in it', () => {
  for (const range of ['3.5-5.1', '< 5.7', '> 40']) {
    const { band } = chartOf([aPoint(9, 1, range), aPoint(8, 2, range)])!;
    expect(band!.top).toBeGreaterThanOrEqual(0);
    expect(band!.bottom).toBeGreaterThan(band!.top);
    expect(band!.bottom).toBeLessThanOrEqual(chartSize.height);
  }
});
