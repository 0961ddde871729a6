import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { readModules } from '#kernel/access/modules.ts';

/** What jobs need to know of a hospital: its time zone, UTC until it is set, and its modules. */
export async function readHospital(db: Db, tenantId: string) {
  const settings = await db
    .selectFrom('tenant_settings')
    .select(['time_zone', 'modules'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return { timeZone: settings?.time_zone ?? 'UTC', modules: readModules(settings?.modules ?? {}) };
}

/** True for the first who asks on this day; who asks meanwhile waits until the first has committed or failed. */
export async function claimDay(db: Db, tenantId: string, name: string, day: string): Promise<boolean> {
  const claimed = await db
    .insertInto('daily_job')
    .values({ tenant_id: tenantId, name, last_day: day })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'name'])
        .doUpdateSet({ last_day: day })
        .where('daily_job.last_day', '<', day),
    )
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Notes that a job has failed, until it goes well. */
export async function noteFailure(db: Db, tenantId: string, name: string, at: string): Promise<void> {
  await db
    .insertInto('job_failure')
    .values({ tenant_id: tenantId, name, failed_at: at, times: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'name'])
        .doUpdateSet({ failed_at: at, times: sql<number>`job_failure.times + 1` }),
    )
    .execute();
}

/** Forgets that a job has failed: it went well. */
export async function forgetFailure(db: Db, tenantId: string, name: string): Promise<void> {
  await db.deleteFrom('job_failure').where('tenant_id', '=', tenantId).where('name', '=', name).execute();
}
