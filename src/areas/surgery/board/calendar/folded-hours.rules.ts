import type { WallSpan } from './board-days.rules.ts';

const usual = { from: 7, to: 18 };
const fullDay = 24;

/** Whole hours of the clock, the end up to 24. */
interface Hours {
  from: number;
  to: number;
}

/**
 * The hours of a day that are worth showing: those in which something is planned or a session lies, with an hour before
 * and after, and at least the usual ones of a theatre that has nothing.
 */
export function foldedHours(day: string, spans: readonly WallSpan[]): Hours {
  const own = spans.filter(({ start }) => start.startsWith(day));
  if (own.length === 0) return usual;
  const from = Math.min(...own.map(({ start }) => hourOf(start)));
  const to = Math.max(...own.map(({ end }) => (end.startsWith(day) ? Math.ceil(hourOf(end)) : fullDay)));
  return widened({ from: Math.floor(from), to });
}

const leastHours = 8;

function widened({ from, to }: Hours): Hours {
  const hours = { from: Math.max(0, from - 1), to: Math.min(fullDay, to + 1) };
  return { from: hours.from, to: Math.max(hours.to, Math.min(fullDay, hours.from + leastHours)) };
}

/** Hours of the clock with their part, of `YYYY-MM-DD HH:mm:ss`. */
function hourOf(wall: string): number {
  const [hour = 0, minute = 0] = wall.slice(11, 16).split(':').map(Number);
  return hour + minute / 60;
}

/** As the calendar takes the hours that it shows. */
export function shownTimes({ from, to }: Hours): { startTime: string; endTime: string } {
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00:00`;
  return { startTime: clock(from), endTime: to === fullDay ? '23:59:59' : clock(to) };
}

export const wholeDay: Hours = { from: 0, to: fullDay };
