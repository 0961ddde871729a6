import { dateIn, dayBounds } from '#kernel/time/time-zone.ts';

/** Into which units time is cut that is charged. */
export type ChargeClock =
  | {
      method: 'calendar_day';
      /** The day on which the bed is left is charged as well; a stay within one day always is. */
      countsLastDay: boolean;
    }
  | {
      method: 'hours';
      unitMinutes: number;
      /** So much beyond a whole number of units is not charged; the first unit always is. */
      graceMinutes: number;
      /** A last unit shorter than this costs half; null where there are no halves. */
      halfUnderMinutes: number | null;
    };

/** One unit of a span of time, in milliseconds since 1970. */
export interface ChargedUnit {
  from: number;
  to: number;
  /** The instant whose bed and price the unit has. */
  pricedAt: number;
  isHalf: boolean;
}

const minuteMs = 60_000;

/** Two spans next to each other whose clocks have one key are cut as one. */
export function clockKey(clock: ChargeClock): string {
  return clock.method === 'calendar_day'
    ? `day${clock.countsLastDay ? '+' : ''}`
    : `${clock.unitMinutes}/${clock.graceMinutes}/${clock.halfUnderMinutes ?? ''}`;
}

/** Cuts the span from `start` to before `end` into its units; none for an empty span. */
export function cutIntoUnits(
  clock: ChargeClock,
  { start, end }: { start: number; end: number },
  timeZone: string,
): ChargedUnit[] {
  if (end <= start) return [];
  return clock.method === 'calendar_day'
    ? calendarDays(clock.countsLastDay, start, end, timeZone)
    : hourUnits(clock, start, end);
}

/** A day is priced by where the patient is at its end, or on leaving. */
function calendarDays(countsLastDay: boolean, start: number, end: number, timeZone: string): ChargedUnit[] {
  const units: ChargedUnit[] = [];
  let from = start;
  while (from < end) {
    const dayEnd = Date.parse(dayBounds(timeZone, dateIn(timeZone, new Date(from))).end);
    const isLeft = end < dayEnd;
    if (isLeft && !countsLastDay && units.length > 0) break;
    const to = Math.min(dayEnd, end);
    units.push({ from, to, pricedAt: to - 1, isHalf: false });
    from = dayEnd;
  }
  return units;
}

/** A block is priced by where the patient is when it begins; time passes as the clock of the world, not of the wall. */
function hourUnits(
  { unitMinutes, graceMinutes, halfUnderMinutes }: Extract<ChargeClock, { method: 'hours' }>,
  start: number,
  end: number,
): ChargedUnit[] {
  const unitMs = unitMinutes * minuteMs;
  const units: ChargedUnit[] = [];
  for (let from = start; from < end; from += unitMs) {
    const rest = end - from;
    if (units.length > 0 && rest <= graceMinutes * minuteMs) break;
    const isHalf = halfUnderMinutes !== null && rest < halfUnderMinutes * minuteMs;
    units.push({ from, to: Math.min(from + unitMs, end), pricedAt: from, isHalf });
  }
  return units;
}
