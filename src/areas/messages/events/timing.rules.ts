import { dateIn, instantOf, wallTimeIn } from '#kernel/time/time-zone.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';

/** When a hospital writes to nobody, as times of its day `HH:mm`; from after until spans midnight. */
export interface QuietHours {
  from: string;
  until: string;
}

/** True while the hospital's wall clock is in its quiet hours; the first minute is, the last is not. */
export function isQuiet(quiet: QuietHours | null, timeZone: string, at: Date): boolean {
  if (!quiet || quiet.from === quiet.until) return false;
  const time = wallTimeIn(timeZone, at.toISOString()).slice(11);
  return quiet.from < quiet.until
    ? time >= quiet.from && time < quiet.until
    : time >= quiet.from || time < quiet.until;
}

/** The first instant from `at` on that is outside of the quiet hours, by the wall clock of that day. */
export function afterQuiet(quiet: QuietHours | null, timeZone: string, at: Date): Date {
  if (!quiet || !isQuiet(quiet, timeZone, at)) return at;
  // Where the clock is changed in the only hour that is not quiet, the end of the quiet hours is quiet itself.
  return afterQuiet(quiet, timeZone, endOfQuiet(quiet, timeZone, at));
}

function endOfQuiet(quiet: QuietHours, timeZone: string, at: Date): Date {
  const wallTime = wallTimeIn(timeZone, at.toISOString());
  const today = dateIn(timeZone, at);
  const endTime = `${wallTime.slice(11) < quiet.until ? today : plusDays(today, 1)}T${quiet.until}`;
  const end = new Date(instantOf(timeZone, endTime));
  if (end > at) return end;
  // Where the clock is put back, the end comes twice: the later one counts while it is still quiet.
  const minute = at.getTime() - (at.getTime() % 60_000);
  return new Date(minute + Date.parse(`${endTime}Z`) - Date.parse(`${wallTime}Z`));
}

/** The last instant before `at` that is outside of the quiet hours that hold at `at`. */
function beforeQuiet(quiet: QuietHours, timeZone: string, at: Date): Date {
  const today = dateIn(timeZone, at);
  const time = wallTimeIn(timeZone, at.toISOString()).slice(11);
  const day = time >= quiet.from ? today : plusDays(today, -1);
  return new Date(Date.parse(instantOf(timeZone, `${day}T${quiet.from}`)) - 60_000);
}

/**
 * When reminders of something are sent, each with how many minutes before it is meant. What falls into quiet hours is
 * sent after them, or before them where what is reminded of would have begun; times that have passed are left out.
 */
export function reminderTimes(
  start: Date,
  minutesBefore: readonly number[],
  { quiet, timeZone, now }: { quiet: QuietHours | null; timeZone: string; now: Date },
): { minutes: number; dueAt: Date }[] {
  const times = [...new Set(minutesBefore)].flatMap((minutes) => {
    const meant = new Date(start.getTime() - minutes * 60_000);
    if (meant <= now) return [];
    const after = afterQuiet(quiet, timeZone, meant);
    const dueAt = quiet && after >= start ? beforeQuiet(quiet, timeZone, meant) : after;
    return dueAt > now ? [{ minutes, dueAt }] : [];
  });
  // Two that quiet hours have moved to one instant are one.
  return times.filter(({ dueAt }, place) => times.findIndex((one) => +one.dueAt === +dueAt) === place);
}
