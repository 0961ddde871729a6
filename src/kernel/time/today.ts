import type { Actor } from '../access/actor.ts';
import type { Clock } from './clock.ts';
import { dateIn } from './time-zone.ts';

/** The hospital's own date (YYYY-MM-DD) at the moment of a call. */
export function todayOf({ actor, clock }: { actor: Pick<Actor, 'timeZone'>; clock: Clock }): string {
  return dateIn(actor.timeZone, clock.now());
}
