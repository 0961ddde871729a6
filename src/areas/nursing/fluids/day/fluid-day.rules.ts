import { plusDays } from '#kernel/time/calendar-date.ts';
import { dateIn, instantOf } from '#kernel/time/time-zone.ts';

/** When a hospital's fluid day begins: a policy, 07:00 unless it chose another hour. */
export interface FluidDayPolicy {
  timeZone: string;
  /** 0 to 23, on the hospital's clock. */
  startHour: number;
}

/** A span of time: what happens at its end belongs to the next one. */
export interface Span {
  start: string;
  end: string;
}

/** The fluid day that begins on a date: 24 hours, or 23 or 25 where the clock changes within it. */
export function fluidDayBounds(policy: FluidDayPolicy, day: string): Span {
  return { start: startOf(policy, day), end: startOf(policy, plusDays(day, 1)) };
}

function startOf({ timeZone, startHour }: FluidDayPolicy, day: string): string {
  return instantOf(timeZone, `${day}T${String(startHour).padStart(2, '0')}:00`);
}

/** The date on which the fluid day of an instant begins. */
export function fluidDayOf(policy: FluidDayPolicy, at: string): string {
  const date = dateIn(policy.timeZone, new Date(at));
  return at < startOf(policy, date) ? plusDays(date, -1) : date;
}

const hourMs = 3_600_000;

/** The hours of a fluid day, one after another. */
export function fluidDayHours(policy: FluidDayPolicy, day: string): Span[] {
  const { start, end } = fluidDayBounds(policy, day);
  const hours: Span[] = [];
  for (let at = start; at < end; at = hours.at(-1)!.end) {
    const next = new Date(Date.parse(at) + hourMs).toISOString();
    hours.push({ start: at, end: next < end ? next : end });
  }
  return hours;
}
