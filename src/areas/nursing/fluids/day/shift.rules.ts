import { wallTimeIn } from '#kernel/time/time-zone.ts';
import type { ShiftType } from '../fluid-kinds.words.ts';

/** The shift that a nurse means by 'now': day from 7 AM, evening from 3 PM, night from 11 PM, where two overlap the later. */
export function shiftAt(timeZone: string, instant: string): ShiftType {
  const hour = Number(wallTimeIn(timeZone, instant).slice(11, 13));
  if (hour < 7 || hour >= 23) return 'night';
  return hour < 15 ? 'day' : 'evening';
}
