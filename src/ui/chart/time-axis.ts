import { plusDays } from '#kernel/time/calendar-date.ts';
import { dateIn, instantOf } from '#kernel/time/time-zone.ts';

/** A mark on an axis of time: an instant, and whether a day begins there. */
export interface TimeTick {
  at: string;
  isDay: boolean;
}

/** Between two instants, the first one before the second. */
export interface TimeSpan {
  from: string;
  to: string;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Steps that a clock and a calendar have: people read them at a glance. */
const hourSteps = [1, 2, 3, 4, 6, 12] as const;
const daySteps = [1, 2, 7, 14, 28, 91, 182, 365] as const;

/** Round times of the hospital's clock within a span, at most so many, each as far from the next as the others. */
export function timeTicks({ from, to }: TimeSpan, timeZone: string, most = 4): TimeTick[] {
  const length = Date.parse(to) - Date.parse(from);
  const hours = hourSteps.find((step) => length / (step * hourMs) <= most);
  const days = hours === undefined ? (daySteps.find((step) => length / (step * dayMs) <= most) ?? 3650) : 1;
  const [first, last] = [dateIn(timeZone, new Date(from)), dateIn(timeZone, new Date(to))];
  const ticks: TimeTick[] = [];
  for (let day = first; day <= last; day = plusDays(day, days)) {
    for (let hour = 0; hour < 24; hour += hours ?? 24) {
      const at = instantOf(timeZone, `${day}T${String(hour).padStart(2, '0')}:00`);
      if (at >= from && at <= to) ticks.push({ at, isDay: hour === 0 });
    }
  }
  return ticks;
}

/** Where an instant lies in a span, from 0 to 1; outside of it at its nearer end. */
export function shareOf({ from, to }: TimeSpan, at: string): number {
  const length = Math.max(1, Date.parse(to) - Date.parse(from));
  return Math.min(1, Math.max(0, (Date.parse(at) - Date.parse(from)) / length));
}
