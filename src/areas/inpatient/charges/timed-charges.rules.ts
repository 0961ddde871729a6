import type { TimedUnit } from './charge.tables.ts';
import { cutIntoUnits } from './clock.rules.ts';

const minuteMs = 60_000;
const minutesOfHour = 60;

/** What a use of something charged by time costs. */
export interface TimedAmount {
  quantity: number;
  priceMinor: number;
  minutes: number;
}

/**
 * What was used from an instant to before another one costs. By the hour each minute counts as its part of the price,
 * rounded half up once; by the started hour and by the calendar day each that has begun counts whole.
 */
export function timedAmount(
  { unit, priceMinor }: { unit: TimedUnit; priceMinor: number },
  span: { start: number; end: number },
  timeZone: string,
): TimedAmount {
  const minutes = Math.max(0, Math.ceil((span.end - span.start) / minuteMs));
  if (unit === 'hour') {
    return { quantity: 1, priceMinor: shareOfHour(priceMinor, minutes), minutes };
  }
  const clock =
    unit === 'started_hour'
      ? { method: 'hours' as const, unitMinutes: minutesOfHour, graceMinutes: 0, halfUnderMinutes: null }
      : { method: 'calendar_day' as const, countsLastDay: true };
  return { quantity: cutIntoUnits(clock, span, timeZone).length, priceMinor, minutes };
}

/** The price of an hour for some minutes, rounded half up. */
function shareOfHour(priceMinor: number, minutes: number): number {
  const hour = BigInt(minutesOfHour);
  return Number((2n * BigInt(priceMinor) * BigInt(minutes) + hour) / (2n * hour));
}
