import { type Frequency, readFrequency } from '#areas/pharmacy/dosing.public.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { dateIn, instantOf, wallTimeIn } from '#kernel/time/time-zone.ts';
import { clockTime, minuteOf, minutesOfDay } from '#kernel/time/week-times.ts';
import { type PolicyTimes, toFrequencyTimes } from './policy-times.ts';

/** What happened to an order, the earliest first. */
export interface OrderEvent {
  kind: 'start' | 'hold' | 'resume' | 'stop' | 'change';
  /** ISO 8601 in UTC with milliseconds. */
  at: string;
}

/** A line of an inpatient prescription, as far as its times go. */
export interface Order {
  frequency: string;
  /** The hospital's dates; the last one is a day of the order, null while it continues. */
  startsOn: string;
  endsOn: string | null;
  /** It goes on where another line ended: its first dose does not come at once. */
  isReplacement: boolean;
  events: readonly OrderEvent[];
}

/** A time of the clock at which a dose is due. Day and minute name it, so that a change of the clock neither doubles nor loses it. */
export interface Slot {
  day: string;
  /** 1 to 1440; 1440 is midnight at the end of the day. */
  minute: number;
  /** ISO 8601 in UTC with milliseconds. */
  at: string;
  /** How much of the line's dose is given then, as it is written: the parts of `1+0+½`. */
  share: string;
}

export interface Span {
  /** Instants: from the first on, before the second. */
  from: string;
  to: string;
  timeZone: string;
  /** The times that hold on a day. */
  timesOn: (day: string) => PolicyTimes;
}

/** Whose first dose is given when the order begins; what goes by meals and bedtime waits for its own time. */
const beginsAtOnce: ReadonlySet<Frequency['kind']> = new Set([
  'per-day',
  'every-hours',
  'every-days',
  'once',
]);

/** Which slots an order has between two instants, each once, in the order of time. */
export function slotsBetween(order: Order, span: Span): Slot[] {
  const { timeZone, from, to } = span;
  const start = order.events.find(({ kind }) => kind === 'start')?.at;
  if (start === undefined || from >= to) return [];
  const first = firstSlot(order, start, span);
  const skipped = first && skippedAfter(order, first, span);
  const days = daysBetween(plusDays(dateIn(timeZone, new Date(from)), -1), dateIn(timeZone, new Date(to)));
  const regular = days
    .filter((day) => day >= order.startsOn && (order.endsOn === null || day <= order.endsOn))
    .flatMap((day) => patternOf(order, day, span))
    .filter((slot) => !(skipped && isSame(slot, skipped)) && !(first && isSame(slot, first)));
  return [...(first ? [first] : []), ...regular]
    .filter(({ at }) => at >= from && at < to && at >= start && isRunning(order.events, at))
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.minute - b.minute));
}

export function isSame(a: Pick<Slot, 'day' | 'minute'>, b: Pick<Slot, 'day' | 'minute'>): boolean {
  return a.day === b.day && a.minute === b.minute;
}

/** True at an instant from which the order runs: an event counts from its own instant on. */
export function isRunning(events: readonly OrderEvent[], at: string): boolean {
  const last = events.filter((event) => event.at <= at).at(-1);
  return last?.kind === 'start' || last?.kind === 'resume';
}

/** The slots that a frequency has on a day, whether the order runs then or not. */
function patternOf(
  { frequency: written, startsOn }: Order,
  day: string,
  { timeZone, timesOn }: Span,
): Slot[] {
  const frequency = readFrequency(written, toFrequencyTimes(timesOn(day)));
  if (!frequency || frequency.kind === 'once' || frequency.kind === 'as-needed') return [];
  if (daysApart(startsOn, day) % frequency.inDays !== 0) return [];
  const shares = frequency.kind === 'slots' ? frequency.code.split('+').filter(isSomething) : [];
  return frequency.hours.map((hour, place) => {
    const minute = Math.round(hour * 60);
    return { day, minute, at: instantOf(timeZone, wallTime(day, minute)), share: shares[place] ?? '1' };
  });
}

function isSomething(share: string): boolean {
  return !/^[0০.]*$/.test(share);
}

function wallTime(day: string, minute: number): string {
  if (minute === minutesOfDay) return `${plusDays(day, 1)}T00:00`;
  return `${day}T${clockTime(minute)}`;
}

/** The dose with which an order begins: at its first whole minute. */
function firstSlot(order: Order, start: string, { timeZone, timesOn }: Span): Slot | undefined {
  const frequency = readFrequency(order.frequency, toFrequencyTimes(timesOn(order.startsOn)));
  if (!frequency || !beginsAtOnce.has(frequency.kind) || order.isReplacement) return undefined;
  const at = new Date(Math.ceil(Date.parse(start) / minuteMs) * minuteMs).toISOString();
  const wall = wallTimeIn(timeZone, at);
  const [date, minute] = [wall.slice(0, 10), minuteOf(wall.slice(11))];
  const named = minute === 0 ? { day: plusDays(date, -1), minute: minutesOfDay } : { day: date, minute };
  return { ...named, at, share: '1' };
}

/** The first dose skips the next slot when less than half of the interval remains until it. */
function skippedAfter(order: Order, first: Slot, span: Span): Slot | undefined {
  const frequency = readFrequency(order.frequency, toFrequencyTimes(span.timesOn(order.startsOn)));
  if (!frequency || frequency.kind === 'once') return undefined;
  const reach = frequency.inDays + 1;
  const around = daysBetween(plusDays(order.startsOn, -reach), plusDays(order.startsOn, reach)).flatMap(
    (day) => patternOf(order, day, span),
  );
  // A first dose at the time of a slot is that slot: it stands for no other.
  if (around.some((slot) => isSame(slot, first) || slot.at === first.at)) return undefined;
  const next = around.find(({ at }) => at > first.at);
  const before = around.findLast(({ at }) => at < first.at);
  if (!next || !before) return undefined;
  const remaining = Date.parse(next.at) - Date.parse(first.at);
  return 2 * remaining < Date.parse(next.at) - Date.parse(before.at) ? next : undefined;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;

function daysApart(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

function daysBetween(from: string, to: string): string[] {
  const count = Math.max(0, daysApart(from, to) + 1);
  return Array.from({ length: count }, (_, place) => plusDays(from, place));
}
