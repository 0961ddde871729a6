import type { Clock } from '#kernel/time/clock.ts';
import type { Db } from '../tables.ts';

/** In which hospital something is written, by whom, and when. */
export interface Writing {
  db: Db;
  tenantId: string;
  actor: { userId: string };
  clock: Clock;
}
