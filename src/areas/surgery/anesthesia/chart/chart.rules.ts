/** Pixels of the drawing. */
export const chartSize = { width: 900, plot: 260, left: 44, right: 12, top: 10, row: 22 } as const;

/** The scale of the vital signs: all of them share one axis from 0 to its ceiling. */
export const chartCeiling = 220;
/** Lines of the grid. */
export const chartTicks = [0, 40, 80, 120, 160, 200] as const;

/** The shortest time the axis shows, so that a first entry does not fill it. */
const shortestMs = 30 * 60_000;
const steps = [5, 10, 15, 30, 60, 120, 240, 480].map((minutes) => minutes * 60_000);
/** How many times fit beside each other on the axis. */
const mostTimes = 10;

export interface TimeAxis {
  from: number;
  to: number;
  /** Where an instant lies, in pixels. */
  x: (at: string) => number;
  /** Instants with a name on the axis, as ISO 8601. */
  times: string[];
}

/** One axis over all entries, from the start of the anesthesia on. */
export function timeAxis(start: string, instants: readonly string[]): TimeAxis {
  const from = Date.parse(start);
  const last = Math.max(from, ...instants.map((at) => Date.parse(at)));
  const to = Math.max(last, from + shortestMs);
  const room = chartSize.width - chartSize.left - chartSize.right;
  const step = steps.find((ms) => (to - from) / ms <= mostTimes) ?? Math.ceil((to - from) / mostTimes);
  const first = Math.ceil(from / step) * step;
  const count = Math.max(0, Math.floor((to - first) / step) + 1);
  return {
    from,
    to,
    x: (at) => chartSize.left + ((Date.parse(at) - from) / (to - from)) * room,
    times: Array.from({ length: count }, (_, place) => new Date(first + place * step).toISOString()),
  };
}

/** Height of a value, in pixels from above; what is beyond the scale lies on its edge. */
export function chartY(value: number): number {
  const share = Math.min(Math.max(value, 0), chartCeiling) / chartCeiling;
  return chartSize.top + (1 - share) * chartSize.plot;
}
