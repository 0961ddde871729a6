import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { minutesOfDay, weekdayOf } from '#kernel/time/week-times.ts';
import { issue } from './hours.issues.ts';

/** A part of a week in which a doctor sees patients. */
export interface HoursSpan {
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** Minutes of the day by the hospital's clock; the end is no longer in it, 1440 is midnight. */
  fromMinute: number;
  toMinute: number;
}

/** Days on which a doctor sees nobody, the last one included. */
export interface LeaveDays {
  fromDate: string;
  toDate: string;
}

/** What is known of when a doctor is there; without spans no hours are kept. */
export interface Presence {
  spans: readonly HoursSpan[];
  leaves: readonly LeaveDays[];
}

interface WeekFault {
  path: [number, keyof HoursSpan];
  message: string;
}

/** What is wrong with a week, each at its span and field. */
export function weekFaults(spans: readonly HoursSpan[]): WeekFault[] {
  return spans.flatMap((span, place) => {
    const fault = faultOf(span, spans.slice(0, place));
    return fault ? [{ path: [place, fault.field], message: fault.message }] : [];
  });
}

function faultOf(
  span: HoursSpan,
  earlier: readonly HoursSpan[],
): { field: keyof HoursSpan; message: string } | undefined {
  if (span.toMinute <= span.fromMinute) return { field: 'toMinute', message: issue('endsBeforeStart') };
  const ofDay = earlier.filter(({ weekday }) => weekday === span.weekday);
  if (ofDay.some((other) => meets(other, span))) return { field: 'fromMinute', message: issue('overlap') };
  const max = sizeLimits.doctorDaySpanEntries;
  return ofDay.length < max ? undefined : { field: 'fromMinute', message: issue('tooManySpans', { max }) };
}

function meets(one: HoursSpan, other: HoursSpan): boolean {
  return one.fromMinute < other.toMinute && other.fromMinute < one.toMinute;
}

/** The leave that a day lies in. */
export function leaveOn<Leave extends LeaveDays>(leaves: readonly Leave[], day: string): Leave | undefined {
  return leaves.find(({ fromDate, toDate }) => fromDate <= day && day <= toDate);
}

/** The spans of one day, in order. */
export function spansOn(spans: readonly HoursSpan[], day: string): HoursSpan[] {
  const weekday = weekdayOf(day);
  return spans
    .filter((span) => span.weekday === weekday)
    .toSorted((one, other) => one.fromMinute - other.fromMinute);
}

/** A part of a day in which a doctor sees nobody, and why. */
export interface OffSpan {
  kind: 'leave' | 'break' | 'outside';
  fromMinute: number;
  toMinute: number;
}

/** When a doctor sees nobody on a day. Where no hours are kept, only leave is known. */
export function offSpansOn({ spans, leaves }: Presence, day: string): OffSpan[] {
  if (leaveOn(leaves, day)) return [{ kind: 'leave', fromMinute: 0, toMinute: minutesOfDay }];
  if (spans.length === 0) return [];
  const off: OffSpan[] = [];
  let from = 0;
  for (const span of spansOn(spans, day)) {
    if (span.fromMinute > from) {
      off.push({ kind: from === 0 ? 'outside' : 'break', fromMinute: from, toMinute: span.fromMinute });
    }
    from = span.toMinute;
  }
  if (from < minutesOfDay) off.push({ kind: 'outside', fromMinute: from, toMinute: minutesOfDay });
  return off;
}

/** A time of the hospital's clock: the day, and the minute of it. */
export interface WallTime {
  day: string;
  minute: number;
}

/** Why a doctor does not see patients at all of a time; undefined where they do, or where nothing is known. */
export type Absence<Leave extends LeaveDays> =
  | { kind: 'leave'; leave: Leave }
  | { kind: 'outside'; day: string; spans: HoursSpan[] };

/** Whether a doctor is away in a time from one minute to another, which may be of the next day. */
export function absenceIn<Leave extends LeaveDays>(
  { spans, leaves }: { spans: readonly HoursSpan[]; leaves: readonly Leave[] },
  start: WallTime,
  end: WallTime,
): Absence<Leave> | undefined {
  for (let day = start.day; day <= end.day; day = plusDays(day, 1)) {
    const from = day === start.day ? start.minute : 0;
    const to = day === end.day ? end.minute : minutesOfDay;
    if (from >= to) continue;
    const leave = leaveOn(leaves, day);
    if (leave) return { kind: 'leave', leave };
    const off = offSpansOn({ spans, leaves: [] }, day);
    if (off.some((one) => one.fromMinute < to && from < one.toMinute)) {
      return { kind: 'outside', day, spans: spansOn(spans, day) };
    }
  }
  return undefined;
}
