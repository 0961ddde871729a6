import type { CallContext } from '#server/call-context.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { todayOf } from '#kernel/time/today.ts';
import { selectWardsOfBeds } from '../beds/bed.queries.ts';
import { countDays } from './census.job.ts';
import { lockWards } from './census.queries.ts';

/**
 * Counts the days that are over again for the wards of beds, because somebody wrote down later who was in them. Who
 * does so for the same ward at once waits, so that each counts what the other wrote.
 */
export async function recountCensus(
  context: CallContext,
  { bedIds, from }: { bedIds: readonly string[]; from: string },
): Promise<void> {
  const { db, tenantId, actor } = context;
  const { timeZone } = actor;
  const today = todayOf(context);
  const day = dateIn(timeZone, new Date(from));
  if (day >= today) return;
  const wardIds = await selectWardsOfBeds(db, tenantId, bedIds);
  await lockWards(db, tenantId, wardIds);
  await countDays({ db, tenantId, today, timeZone }, day, wardIds);
  context.announce('census');
}
