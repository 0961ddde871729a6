import { expect, test } from 'vitest';
import { drawTrend, trendSize } from './trend.rules.ts';

const at = (hour: number) => `2026-03-02T${String(hour).padStart(2, '0')}:00:00.000Z`;

test('values lie as far apart as they are in time, and higher ones higher up', () => {
  const drawing = drawTrend(
    [
      [
        { at: at(0), value: 60 },
        { at: at(1), value: 80 },
        { at: at(4), value: 100 },
      ],
    ],
    null,
  );
  const [first, second, third] = drawing!.lines[0]!;
  const width = trendSize.width - trendSize.left - trendSize.right;
  expect([first!.x, second!.x, third!.x]).toEqual([
    trendSize.left,
    trendSize.left + width / 4,
    trendSize.left + width,
  ]);
  expect(first!.y > second!.y && second!.y > third!.y).toBe(true);
});

test('the normal band is inside of the drawing, also where every value is above it', () => {
  const drawing = drawTrend([[{ at: at(0), value: 150 }]], [60, 100]);
  expect(drawing!.floor).toBeLessThan(60);
  expect(drawing!.ceiling).toBeGreaterThan(150);
  expect(drawing!.band!.top).toBeLessThan(drawing!.band!.bottom);
  expect(drawing!.lines[0]![0]!.y).toBeLessThan(drawing!.band!.top);
});

test('nothing measured is no drawing', () => {
  expect(drawTrend([[], []], [60, 100])).toBeUndefined();
});
