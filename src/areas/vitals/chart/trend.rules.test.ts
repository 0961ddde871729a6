import { expect, test } from 'vitest';
import { trendScales, trendSigns } from './trend-scales.table.ts';
import { drawTrend, heightOf, linesOf, spanOfSets, trendSize } from './trend.rules.ts';

const at = (hour: number) => `2026-03-02T${String(hour).padStart(2, '0')}:00:00.000Z`;
const scale = trendScales.heartRate;

test('values lie as far apart as they are in time, and higher ones higher up', () => {
  const drawing = drawTrend(
    [
      [
        { at: at(0), value: 60 },
        { at: at(1), value: 80 },
        { at: at(4), value: 100 },
      ],
    ],
    { scale, span: { from: at(0), to: at(4) } },
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

test('the same value lies at the same height whatever else was measured', () => {
  const span = { from: at(0), to: at(4) };
  const heights = [60, 90, 200].map((other) => {
    const line = [
      { at: at(0), value: other },
      { at: at(2), value: 100 },
    ];
    return drawTrend([line], { scale, span }, null)!.lines[0]![1]!.y;
  });
  expect(new Set(heights).size).toBe(1);
});

test('what lies beyond the scale is drawn at its edge and says so; the normal band is inside', () => {
  const drawing = drawTrend(
    [[{ at: at(0), value: 250 }]],
    { scale, span: { from: at(0), to: at(1) } },
    [60, 100],
  );
  expect(drawing!.lines[0]![0]).toMatchObject({ y: heightOf(scale, scale.high), isBeyond: true });
  expect(drawing!.band!.top).toBeLessThan(drawing!.band!.bottom);
});

test('every scale has its ends among its lines', () => {
  for (const sign of trendSigns) {
    const lines = linesOf(trendScales[sign]);
    expect([lines[0], lines.at(-1)]).toEqual([trendScales[sign].low, trendScales[sign].high]);
  }
});

test('sets of an hour are drawn over a day, those of days over all of them', () => {
  expect(spanOfSets([at(20), at(19)])).toEqual({ from: '2026-03-01T20:00:00.000Z', to: at(20) });
  const days = ['2026-02-26T08:00:00.000Z', at(8)];
  expect(spanOfSets(days)).toEqual({ from: days[0], to: days[1] });
  expect(spanOfSets([])).toBeUndefined();
});

test('nothing measured is no drawing', () => {
  expect(drawTrend([[], []], { scale, span: { from: at(0), to: at(1) } }, [60, 100])).toBeUndefined();
});
