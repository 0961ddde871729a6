import { minutesBetween } from '../../cases/case.rules.ts';
import type { BoardEntry } from '../board.contract.ts';

/** A case is late after as many minutes as a theatre needs to find out. */
const graceMinutes = 5;

export interface Lateness {
  /** It should have begun, or should be over. */
  kind: 'startsLate' | 'runsOver';
  minutes: number;
}

/** How late a case is at an instant; undefined while it is in time, and once it is over. */
export function latenessOf(
  { status, startTime, endTime }: Pick<BoardEntry, 'status' | 'startTime' | 'endTime'>,
  now: string,
): Lateness | undefined {
  const isBefore = status === 'scheduled' || status === 'confirmed';
  if (!isBefore && status !== 'in_progress') return undefined;
  const due = isBefore ? startTime : endTime;
  const minutes = due < now ? minutesBetween(due, now) : 0;
  return minutes > graceMinutes ? { kind: isBefore ? 'startsLate' : 'runsOver', minutes } : undefined;
}
