import { shareOf, type TimeSpan } from '#ui/chart/time-axis.ts';
import type { TrendScale } from './trend-scales.table.ts';

/** One value of a sign at an instant. */
export interface TrendValue {
  at: string;
  value: number;
}

export const trendSize = { width: 360, height: 132, left: 34, right: 12, top: 10, bottom: 24 } as const;

export interface TrendPoint extends TrendValue {
  x: number;
  y: number;
  /** Outside of the scale: drawn at its edge, with the number beside it. */
  isBeyond: boolean;
}

/** A drawing of one or two lines over time, in pixels. */
export interface TrendDrawing {
  lines: TrendPoint[][];
  band: { top: number; bottom: number } | null;
}

const { width, height, left, right, top, bottom } = trendSize;

/** Where a value lies from the top of the drawing; beyond the scale at its nearer edge. */
export function heightOf({ low, high }: TrendScale, value: number): number {
  const inside = Math.min(high, Math.max(low, value));
  return height - bottom - ((inside - low) / (high - low)) * (height - bottom - top);
}

/** Where an instant lies from the left of the drawing. */
export function placeOf(span: TimeSpan, at: string): number {
  return left + shareOf(span, at) * (width - left - right);
}

/** The values that a scale has a line at, the lowest first. */
export function linesOf({ low, high, step }: TrendScale): number[] {
  return Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, index) => low + index * step);
}

/** Where values lie on a scale and a span that are the same for every sign and patient; undefined without any value. */
export function drawTrend(
  series: readonly (readonly TrendValue[])[],
  { scale, span }: { scale: TrendScale; span: TimeSpan },
  normal: readonly [low: number, high: number] | null,
): TrendDrawing | undefined {
  if (series.every((line) => line.length === 0)) return undefined;
  return {
    lines: series.map((line) =>
      line.map(({ at, value }) => ({
        at,
        value,
        x: placeOf(span, at),
        y: heightOf(scale, value),
        isBeyond: value < scale.low || value > scale.high,
      })),
    ),
    band: normal && { top: heightOf(scale, normal[1]), bottom: heightOf(scale, normal[0]) },
  };
}

/** A shorter span would draw the minutes between two sets as wide as days. */
const leastSpanMs = 24 * 3_600_000;

/** The span of all drawings of a chart: from the first set to the last one, and at least a day; undefined without sets. */
export function spanOfSets(instants: readonly string[]): TimeSpan | undefined {
  const sorted = instants.toSorted();
  const [first, to] = [sorted[0], sorted.at(-1)];
  if (first === undefined || to === undefined) return undefined;
  const dayBefore = new Date(Date.parse(to) - leastSpanMs).toISOString();
  return { from: first < dayBefore ? first : dayBefore, to };
}
