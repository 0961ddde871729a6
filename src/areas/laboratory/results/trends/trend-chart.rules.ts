import type { ResultFlag } from '../../ranges/flagging.ts';
import { readRange } from '../../ranges/range-text.ts';

/** Drawing units; the drawing grows with the page. */
export const chartSize = { width: 560, height: 180, left: 44, right: 12, top: 12, bottom: 26 } as const;

interface MeasuredPoint {
  takenAt: string;
  value: number | null;
  normalRange: string | null;
  flag: ResultFlag;
}

export interface Chart {
  /** The place of each number, oldest first. */
  dots: { x: number; y: number; value: number; flag: ResultFlag; takenAt: string }[];
  /** Top and bottom of what is normal, as the newest result has it; null where no numbers say so. */
  band: { top: number; bottom: number } | null;
  lowest: number;
  highest: number;
  /** Values at the edges of the drawing. */
  floor: number;
  ceiling: number;
}

/** Places numbers over time; null when there is none to draw. */
export function chartOf(points: readonly MeasuredPoint[]): Chart | null {
  const measured = points.filter((point): point is MeasuredPoint & { value: number } => point.value !== null);
  if (measured.length === 0) return null;
  const values = measured.map(({ value }) => value);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const norm = normOf(measured.at(-1)?.normalRange ?? null);
  const shown = [lowest, highest, norm?.low, norm?.high].filter((value) => value !== undefined);
  const [least, most] = [Math.min(...shown), Math.max(...shown)];
  // A little air over and under; a single value is drawn in the middle.
  const air = (most - least) * 0.1 || Math.abs(most) * 0.1 || 1;
  const [floor, ceiling] = [least - air, most + air];
  const { width, height, left, right, top, bottom } = chartSize;
  const yOf = (value: number) => top + ((ceiling - value) / (ceiling - floor)) * (height - top - bottom);
  const times = measured.map(({ takenAt }) => Date.parse(takenAt));
  const [start, end] = [Math.min(...times), Math.max(...times)];
  const xOf = (time: number) => {
    const share = end === start ? 0.5 : (time - start) / (end - start);
    return left + share * (width - left - right);
  };
  return {
    dots: measured.map(({ value, flag, takenAt }, index) => ({
      x: xOf(times[index] ?? start),
      y: yOf(value),
      value,
      flag,
      takenAt,
    })),
    band: norm && { top: yOf(norm.high ?? ceiling), bottom: yOf(norm.low ?? floor) },
    lowest,
    highest,
    floor,
    ceiling,
  };
}

function normOf(text: string | null): { low: number | undefined; high: number | undefined } | null {
  const parts = text === null ? null : readRange(text);
  const norm = parts?.length === 1 ? parts[0]?.norm : undefined;
  return norm?.kind === 'numbers' ? { low: norm.low?.value, high: norm.high?.value } : null;
}
