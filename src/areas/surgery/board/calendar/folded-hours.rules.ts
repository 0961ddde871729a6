import type { WallSpan } from './board-days.rules.ts';

/** Always shown, so that a board stays as it is while cases are moved. */
const usual = { from: 7, to: 17 };
const fullDay = 24;

/** Whole hours of the clock, the end up to 24. */
interface Hours {
  from: number;
  to: number;
}

/**
 * The hours of a day that are worth showing: the usual ones of theatres, and those in which something is planned or a
 * session lies, with an hour before and after.
 */
export function foldedHours(day: string, spans: readonly WallSpan[]): Hours {
  const own = spans.filter(({ start }) => start.startsWith(day));
  const starts = own.map(({ start }) => Math.floor(hourOf(start)) - 1);
  const ends = own.map(({ end }) => (end.startsWith(day) ? Math.ceil(hourOf(end)) + 1 : fullDay));
  return {
    from: Math.max(0, Math.min(usual.from, ...starts)),
    to: Math.min(fullDay, Math.max(usual.to, ...ends)),
  };
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
