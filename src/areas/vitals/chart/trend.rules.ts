/** One value of a sign at an instant. */
export interface TrendValue {
  at: string;
  value: number;
}

export const trendSize = { width: 360, height: 120, left: 34, right: 8, top: 8, bottom: 18 } as const;

/** A drawing of one or two lines over time, in pixels. */
export interface TrendDrawing {
  lines: { x: number; y: number; value: number; at: string }[][];
  band: { top: number; bottom: number } | null;
  floor: number;
  ceiling: number;
}

/** Where values lie on the drawing: instants apart as they are in time; undefined without any value. */
export function drawTrend(
  series: readonly (readonly TrendValue[])[],
  normal: readonly [low: number, high: number] | null,
): TrendDrawing | undefined {
  const all = series.flat();
  if (all.length === 0) return undefined;
  const { width, height, left, right, top, bottom } = trendSize;
  const values = [...all.map(({ value }) => value), ...(normal ?? [])];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const margin = Math.max(1, (high - low) * 0.1);
  const [floor, ceiling] = [Math.max(0, Math.floor(low - margin)), Math.ceil(high + margin)];
  const instants = all.map(({ at }) => Date.parse(at));
  const [first, last] = [Math.min(...instants), Math.max(...instants)];
  const span = Math.max(1, last - first);
  const yOf = (value: number) =>
    height - bottom - ((value - floor) / (ceiling - floor)) * (height - bottom - top);
  const xOf = (at: string) => left + ((Date.parse(at) - first) / span) * (width - left - right);
  return {
    lines: series.map((line) => line.map(({ at, value }) => ({ x: xOf(at), y: yOf(value), value, at }))),
    band: normal && { top: yOf(normal[1]), bottom: yOf(normal[0]) },
    floor,
    ceiling,
  };
}
