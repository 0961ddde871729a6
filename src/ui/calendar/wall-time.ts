import { instantOf, wallTimeIn } from '#kernel/time/time-zone.ts';

// The calendar knows no zones: it is given the hospital's wall clock, written as it writes times itself.

/** An instant as the calendar writes it: `YYYY-MM-DD HH:mm:ss` on the hospital's clock. */
export function toWall(timeZone: string, instant: string): string {
  return `${wallTimeIn(timeZone, instant).replace('T', ' ')}:00`;
}

/** The instant of what the calendar writes, as ISO text in UTC. */
export function fromWall(timeZone: string, wall: string): string {
  return instantOf(timeZone, wall.replace(' ', 'T'));
}

/** Where something goes that is dropped at a time: its length in real time stays as it was. */
export function movedSpan(
  timeZone: string,
  before: { startTime: string; endTime: string },
  droppedAt: string,
): { startTime: string; endTime: string } {
  const startTime = fromWall(timeZone, droppedAt);
  const lengthMs = Date.parse(before.endTime) - Date.parse(before.startTime);
  return { startTime, endTime: new Date(Date.parse(startTime) + lengthMs).toISOString() };
}
