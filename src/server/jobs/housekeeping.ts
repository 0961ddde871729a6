import type { Database } from '#database/database.ts';
import type { HospitalLook } from '#database/functions/work/work-look.ts';
import type { Db } from '#database/tables.ts';
import { timeLimits } from '#kernel/limits/time-limits.ts';
import type { Clock } from '#kernel/time/clock.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { findTenantsWith } from './work/find-work.ts';
import { claimDay } from './jobs.queries.ts';
import { deleteAnswers, deleteSessions, maxRemovedAtOnce } from './housekeeping.queries.ts';

export const keepAnswersDays = timeLimits.keptAnswerDays;
export const keepSessionsDays = timeLimits.endedSessionDays;

const dayMs = 86_400_000;

export interface Housekeeping {
  database: Database;
  clock: Clock;
  /** Hears of what failed in one tenant; the others are tidied all the same. */
  onError: (this: void, error: unknown) => void;
  /** Once it is aborted nothing further is removed. */
  signal?: AbortSignal | undefined;
}

/** The name under which is noted on which day in UTC a tenant was last tidied. */
const tidying = 'server.tidy-up';

/** Answers are kept for a week, sessions for longer: a hospital in which nobody works is tidied once a week. */
export const tidyUpLook: HospitalLook = {
  reads: { audit_entry: 'tenant_id, created_at' },
  finds: `
    (select from public.audit_entry entry where entry.tenant_id = hospital.id and (done.last_day is null
      or entry.created_at >= (done.last_day::timestamp at time zone 'UTC') - interval '9 days') limit 1)
    union all (select where done.last_day is null or done.last_day < (moment at time zone 'UTC')::date - 7)`,
};

/**
 * Tidies every tenant in which something may have served its time, one after the other, once a day.
 * @throws AppError DATABASE_AWAY when the tenants cannot be listed.
 */
export async function tidyUp(housekeeping: Housekeeping): Promise<void> {
  for (const tenantId of await findTenantsWith(housekeeping, tidying)) {
    if (housekeeping.signal?.aborted) return;
    await tidyForToday(housekeeping, tenantId).catch(housekeeping.onError);
  }
}

async function tidyForToday(housekeeping: Housekeeping, tenantId: string): Promise<void> {
  await tidyTenant(housekeeping, tenantId);
  if (housekeeping.signal?.aborted) return;
  const today = dateIn('UTC', housekeeping.clock.now());
  await housekeeping.database.inTenant(tenantId, 'write', (db) => claimDay(db, tenantId, tidying, today));
}

/** Removes what has served its time in a tenant: answers kept for repeats, and sessions long ended. */
export async function tidyTenant(housekeeping: Housekeeping, tenantId: string): Promise<void> {
  await removeAll(housekeeping, tenantId, keepAnswersDays, deleteAnswers);
  await removeAll(housekeeping, tenantId, keepSessionsDays, deleteSessions);
}

/** In small transactions, because years of rows may have gathered while the server did not run. */
async function removeAll(
  housekeeping: Housekeeping,
  tenantId: string,
  keepDays: number,
  remove: (db: Db, tenantId: string, before: string) => Promise<number>,
): Promise<void> {
  const { database, clock, signal } = housekeeping;
  const before = new Date(clock.now().getTime() - keepDays * dayMs).toISOString();
  const removeSome = (db: Db) => remove(db, tenantId, before);
  for (;;) {
    if (signal?.aborted) return;
    const removed = await database.inTenant(tenantId, 'write', removeSome);
    if (removed < maxRemovedAtOnce) return;
  }
}
