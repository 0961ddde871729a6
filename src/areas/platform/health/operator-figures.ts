import { countDeliveries } from '#areas/messages/messages.public.ts';
import type { Database } from '#database/database.ts';
import { daysBefore } from '../counting/counting.rules.ts';
import * as queries from './platform-health.queries.ts';

const dayMs = 86_400_000;

/** Sums over all hospitals, as they were last counted; null where there is nothing to tell. */
export interface OperatorFigures {
  jobsFailed: number;
  hospitalsBehind: number;
  messagesWaiting: number;
  messagesFailed: number;
  oldestMessageSeconds: number | null;
  unsealed: number;
  sealLagSeconds: number;
  /** How old the oldest of the counts is. */
  countedSeconds: number | null;
}

/** What the operator's monitoring asks; the health page tells the same in sentences. */
export function readOperatorFigures(
  database: Database,
  platformId: string,
  now: Date,
): Promise<OperatorFigures> {
  return database.inTenant(platformId, 'read', async (db) => {
    const counted = await queries.sumCountedHealth(db, platformId, daysBefore(now, 1));
    const own = await countDeliveries(db, platformId, {
      now: now.toISOString(),
      since: new Date(now.getTime() - dayMs).toISOString(),
    });
    const oldest = [own.oldest_at, counted.oldest_message_at].filter((at) => at !== null).toSorted()[0];
    const secondsSince = (at: string) => Math.max(0, (now.getTime() - Date.parse(at)) / 1000);
    return {
      jobsFailed: counted.jobs_failed,
      hospitalsBehind: counted.behind,
      messagesWaiting: own.waiting + counted.waiting,
      messagesFailed: own.failed + counted.failed,
      oldestMessageSeconds: oldest === undefined ? null : secondsSince(oldest),
      unsealed: counted.unsealed,
      sealLagSeconds: counted.seal_lag_seconds,
      countedSeconds: counted.counted_at === null ? null : secondsSince(counted.counted_at),
    };
  });
}
