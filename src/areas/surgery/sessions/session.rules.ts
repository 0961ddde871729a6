import { plusDays } from '#kernel/time/calendar-date.ts';
import { dateIn, instantOf } from '#kernel/time/time-zone.ts';
import { clockTime, minutesOfDay, weekdayOf } from '#kernel/time/week-times.ts';

export const sessionKinds = ['surgeon', 'speciality', 'emergency'] as const;

export type SessionKind = (typeof sessionKinds)[number];

/** When a session takes place: each week on one day, while it is valid. */
export interface SessionTimes {
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** Minutes of the day by the hospital's clock; the end is no longer in it, 1440 is midnight. */
  fromMinute: number;
  untilMinute: number;
  /** First and last day; null has no end. */
  validFrom: string;
  validUntil: string | null;
}

/** A span between two instants; the end is no longer in it. */
export interface Span {
  start: string;
  end: string;
}

/** The days of a hospital's calendar that a span touches. */
export function daysOf(timeZone: string, { start, end }: Span): { from: string; to: string } {
  return {
    from: dateIn(timeZone, new Date(start)),
    to: dateIn(timeZone, new Date(Date.parse(end) - 1)),
  };
}

/** The times at which a session takes place within a span; it moves with the hospital's clock. */
export function occurrencesIn(timeZone: string, session: SessionTimes, span: Span): Span[] {
  const { from, to } = daysOf(timeZone, span);
  const found: Span[] = [];
  for (let day = from; day <= to; day = plusDays(day, 1)) {
    if (weekdayOf(day) !== session.weekday || day < session.validFrom) continue;
    if (session.validUntil !== null && day > session.validUntil) continue;
    const occurrence = {
      start: instantAt(timeZone, day, session.fromMinute),
      end: instantAt(timeZone, day, session.untilMinute),
    };
    if (occurrence.start < span.end && occurrence.end > span.start) found.push(occurrence);
  }
  return found;
}

function instantAt(timeZone: string, day: string, minute: number): string {
  return minute === minutesOfDay
    ? instantOf(timeZone, `${plusDays(day, 1)}T00:00`)
    : instantOf(timeZone, `${day}T${clockTime(minute)}`);
}

const hourMs = 3_600_000;

/** True once a session is open to everybody. Emergency slots stay for emergencies. */
export function isReleased(kind: SessionKind, start: string, releaseHours: number, now: string): boolean {
  return kind !== 'emergency' && Date.parse(now) >= Date.parse(start) - releaseHours * hourMs;
}

/** Who wants to operate, and how urgently. */
export interface WhoOperates {
  surgeonId: string;
  isEmergency: boolean;
}

/** True where a case may be booked into a session without a reason: it is its surgeon's, or an emergency in a slot for one. */
export function isOfSession(
  { kind, surgeonIds }: { kind: SessionKind; surgeonIds: readonly string[] },
  { surgeonId, isEmergency }: WhoOperates,
): boolean {
  return kind === 'emergency' ? isEmergency : surgeonIds.includes(surgeonId);
}
