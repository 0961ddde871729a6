import { plusDays } from '#kernel/time/calendar-date.ts';

/** A span as the calendar writes it: `YYYY-MM-DD HH:mm:ss` on the hospital's clock. */
export interface WallSpan {
  start: string;
  end: string;
}

/** A span on the clock in parts, one for each day that it touches: what goes over midnight has two. */
export function partsByDay({ start, end }: WallSpan): WallSpan[] {
  const parts: WallSpan[] = [];
  let from = start;
  while (from.slice(0, 10) < end.slice(0, 10)) {
    parts.push({ start: from, end: `${from.slice(0, 10)} 23:59:59` });
    from = `${plusDays(from.slice(0, 10), 1)} 00:00:00`;
  }
  if (from < end) parts.push({ start: from, end });
  return parts;
}

/** What of a day lies in none of the spans of that day, in order. */
export function gapsOfDay(day: string, spans: readonly WallSpan[]): WallSpan[] {
  const gaps: WallSpan[] = [];
  let from = `${day} 00:00:00`;
  // A gap to the last second of a day that began with it would be an event of all day for the calendar.
  const end = `${day} 23:59:58`;
  for (const span of spans.toSorted((one, other) => (one.start < other.start ? -1 : 1))) {
    if (span.start > from) gaps.push({ start: from, end: span.start });
    if (span.end > from) from = span.end;
  }
  if (from < end) gaps.push({ start: from, end });
  return gaps;
}
