import { Temporal } from 'temporal-polyfill';

// A name of the IANA list; offsets such as '+06:00' know nothing of daylight saving.
const zoneName = /^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)*$/;

/** True for a zone of the IANA list that this machine knows, such as `Asia/Dhaka` or `UTC`. */
export function isTimeZone(text: string): boolean {
  if (!zoneName.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

// Every call asks for today's date, which changes once a day: the last day asked for in each zone is kept.
const lastDays = new Map<string, { date: string; startMs: number; endMs: number }>();

/** The calendar date (YYYY-MM-DD) that an instant falls on in a zone. */
export function dateIn(timeZone: string, instant: Date): string {
  const ms = instant.getTime();
  const last = lastDays.get(timeZone);
  if (last && last.startMs <= ms && ms < last.endMs) return last.date;
  const date = Temporal.Instant.fromEpochMilliseconds(ms)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
  const { start, end } = dayBounds(timeZone, date);
  lastDays.set(timeZone, { date, startMs: Date.parse(start), endMs: Date.parse(end) });
  return date;
}

/** First instant of a calendar date in a zone, and of the day after, as ISO text in UTC. */
export function dayBounds(timeZone: string, date: string): { start: string; end: string } {
  const day = Temporal.PlainDate.from(date);
  return { start: startOfDay(day, timeZone), end: startOfDay(day.add({ days: 1 }), timeZone) };
}

function startOfDay(day: Temporal.PlainDate, timeZone: string): string {
  return toIso(day.toZonedDateTime({ timeZone }).toInstant());
}

/** The instant of a wall-clock time `YYYY-MM-DDTHH:mm` in a zone, as ISO text in UTC. */
export function instantOf(timeZone: string, wallTime: string): string {
  return toIso(Temporal.PlainDateTime.from(wallTime).toZonedDateTime(timeZone).toInstant());
}

/** The wall-clock time `YYYY-MM-DDTHH:mm` of an instant in a zone. */
export function wallTimeIn(timeZone: string, instant: string): string {
  return Temporal.Instant.from(instant)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString()
    .slice(0, 16);
}

function toIso(instant: Temporal.Instant): string {
  return instant.toString({ fractionalSecondDigits: 3 });
}

/** True for an instant as ISO text in UTC, such as the value of a field that a person has filled in completely. */
export function isInstant(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z$/.test(text) && !Number.isNaN(Date.parse(text))
  );
}
