import { toAsciiDigits } from '#kernel/digits.ts';
import { readTypedTime } from '#kernel/time/typed-time.ts';
import { dateIn, instantOf } from '#kernel/time/time-zone.ts';

/** When an entry of the chart was: now, a time that has passed, or what nobody can read. */
export type AsOf = { kind: 'now' } | { kind: 'at'; at: string } | { kind: 'unreadable' };

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * Reads when something was: '' is now, '-5' is five minutes ago, '1435' or '14:35' the last such time of day that is
 * not to come. The minute in which the anesthesia began is its start.
 */
export function readAsOf(
  typed: string,
  { now, start, timeZone }: { now: number; start: string; timeZone: string },
): AsOf {
  const text = toAsciiDigits(typed).trim();
  if (text === '') return { kind: 'now' };
  const ago = /^[-−–](\d{1,3})$/.exec(text)?.[1];
  if (ago !== undefined) return { kind: 'at', at: notBefore(start, now - Number(ago) * minuteMs) };
  const read = readTypedTime(text);
  if (!read.ok) return { kind: 'unreadable' };
  const today = Date.parse(instantOf(timeZone, `${dateIn(timeZone, new Date(now))}T${read.time}`));
  const yesterday = Date.parse(
    instantOf(timeZone, `${dateIn(timeZone, new Date(now - dayMs))}T${read.time}`),
  );
  // Across midnight the evening before is meant, where the anesthesia had begun by then.
  const isYesterday = today > now && Math.floor(yesterday / minuteMs) >= minuteOf(start);
  return { kind: 'at', at: notBefore(start, isYesterday ? yesterday : today) };
}

const minuteOf = (instant: string) => Math.floor(Date.parse(instant) / minuteMs);

function notBefore(start: string, ms: number): string {
  const isStart = Math.floor(ms / minuteMs) === minuteOf(start) && ms < Date.parse(start);
  return isStart ? start : new Date(ms).toISOString();
}
