import { minuteOf, clockTime, weekdayOf } from '#kernel/time/week-times.ts';
import { wallTimeIn } from '#kernel/time/time-zone.ts';
import { timeText } from '#ui/form/fields/typed-date.words.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import { weekdayName } from '#ui/i18n/weekday-name.ts';
import type { DoctorPresence } from './hours.contract.ts';
import { absenceIn, type HoursSpan, type LeaveDays, type WallTime } from './hours.rules.ts';
import { t } from './hours.texts.ts';

/** The spans of a day as the hospital writes times. */
function spansWords(spans: readonly HoursSpan[], { tenant }: Format): string {
  const text = (minute: number) => timeText(clockTime(minute), tenant);
  return spans.map(({ fromMinute, toMinute }) => `${text(fromMinute)}–${text(toMinute)}`).join(', ');
}

/** First and last day of a leave, or the one day that it is. */
export function leaveWords({ fromDate, toDate }: LeaveDays, { date }: Format): string {
  return fromDate === toDate ? date(fromDate) : t('leaveDays', { from: date(fromDate), to: date(toDate) });
}

/** An instant as a day and a minute of the hospital's clock. */
function wallOf(instant: string, { tenant }: Format): WallTime {
  const wall = wallTimeIn(tenant.timeZone, instant);
  return { day: wall.slice(0, 10), minute: minuteOf(wall.slice(11)) };
}

/** The days of the hospital that a time touches. */
export function daysOf({ startTime, endTime }: BookedTime, format: Format): { from: string; to: string } {
  return { from: wallOf(startTime, format).day, to: wallOf(endTime, format).day };
}

interface BookedTime {
  startTime: string;
  endTime: string;
}

/** Why the doctor may not be there at a time, in one sentence; undefined where nothing speaks against it. */
export function absenceWords(
  doctor: { name: string; presence: Pick<DoctorPresence, 'spans' | 'leaves'> },
  { startTime, endTime }: BookedTime,
  format: Format,
): string | undefined {
  const { name, presence } = doctor;
  const absence = absenceIn(presence, wallOf(startTime, format), wallOf(endTime, format));
  if (!absence) return undefined;
  if (absence.kind === 'leave') {
    return t('isOnLeave', { name, date: format.longDate(absence.leave.toDate) });
  }
  const weekday = weekdayName(weekdayOf(absence.day));
  const { spans } = absence;
  return spans.length === 0
    ? t('seesNobody', { name, weekday })
    : t('seesPatients', { name, hours: spansWords(spans, format), weekday });
}
