import { isCalendarDate } from '#kernel/time/calendar-date.ts';
import {
  type Century,
  type DateOrder,
  type DateReading,
  readTypedDate,
  type TypedDate,
} from '#kernel/time/typed-date.ts';
import { readTypedTime } from '#kernel/time/typed-time.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { formatDate, formatLongDate, formatTime } from '#ui/i18n/format-date.ts';
import { currentLanguage } from '#ui/i18n/language.ts';
import type { TenantFormat } from '#ui/i18n/tenant-format.ts';
import { t } from './date-fields.texts.ts';

const orders: Record<TenantFormat['dateFormat'], DateOrder> = {
  'YYYY-MM-DD': 'year-first',
  'DD/MM/YYYY': 'day-first',
  'MM/DD/YYYY': 'month-first',
  'DD MMM YYYY': 'day-first',
};

/** How typed dates are read in a hospital with this format. */
export function readingIn(format: TenantFormat, century: Century): DateReading {
  return { order: orders[format.dateFormat], today: dateIn(format.timeZone, new Date()), century };
}

/** The value of a date field for what was typed: `YYYY-MM-DD`, or the text itself while it cannot be read. */
export function dateValueOf(typed: string, reading: DateReading): string {
  const read = readTypedDate(typed, reading);
  if (read.ok) return read.date;
  return read.refusal === 'empty' ? '' : typed;
}

/** The value of a date field as the hospital writes it; text that could not be read stays. */
export function dateText(value: string, format: TenantFormat): string {
  return isCalendarDate(value) ? formatDate(value, format) : value;
}

/** Why the value of a date field is no date; undefined for a date and for an empty field. */
export function dateRefusal(value: string, reading: DateReading, format: TenantFormat): string | undefined {
  const read = readTypedDate(value, reading);
  return read.ok || read.refusal === 'empty' ? undefined : refusalWords(read, reading, format);
}

function refusalWords(
  { refusal, readings }: Extract<TypedDate, { ok: false }>,
  reading: DateReading,
  format: TenantFormat,
): string {
  const lastDay = `${Number(reading.today.slice(0, 4)) - 1}-12-31`;
  if (refusal === 'ambiguous') {
    const list = new Intl.ListFormat(currentLanguage(), { type: 'disjunction' });
    const example = formatDate(readings[0] ?? lastDay, { ...format, dateFormat: 'DD MMM YYYY' });
    return t('ambiguous', { readings: list.format(readings.map((date) => formatLongDate(date))), example });
  }
  const example = formatDate(lastDay, format);
  return t(refusal === 'empty' ? 'unreadable' : refusal, { example });
}

/** The value of a time field for what was typed: `HH:mm`, or the text itself while it cannot be read. */
export function timeValueOf(typed: string): string {
  const read = readTypedTime(typed);
  if (read.ok) return read.time;
  return read.refusal === 'empty' ? '' : typed;
}

/** True for `HH:mm` of a day. */
export function isTimeOfDay(value: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}

/** The value of a time field as the hospital writes it; text that could not be read stays. */
export function timeText(value: string, format: TenantFormat): string {
  return isTimeOfDay(value) ? formatTime(`1970-01-01T${value}:00Z`, { ...format, timeZone: 'UTC' }) : value;
}

/** Why the value of a time field is no time; undefined for a time and for an empty field. */
export function timeRefusal(value: string, format: TenantFormat): string | undefined {
  const read = readTypedTime(value);
  if (read.ok || read.refusal === 'empty') return undefined;
  const example = timeText('14:30', format);
  return read.refusal === 'unreadable' ? t('timeUnreadable', { example }) : t('no-such-time', { example });
}
