import type { DailyJob } from '#database/handler.ts';
import type { Db } from '#database/tables.ts';
import { forEachTenant, type JobOptions, runAsJob } from './tenant-jobs.ts';

export interface DailyJobsOptions extends JobOptions {
  jobs: readonly DailyJob[];
}

/**
 * Does in every tenant what has not been done there today. Any number of processes may do so at once, as often as
 * they like; a job that fails leaves nothing behind and is tried again the next time.
 */
export function doDailyJobs(options: DailyJobsOptions): Promise<void> {
  return forEachTenant(options, options.jobs, (tenantId, job) =>
    runAsJob(options, tenantId, async (context) => {
      if (await claimDay(context.db, tenantId, job.name, context.today)) await job.run(context);
    }),
  );
}

/** True for the first who asks on this day; who asks meanwhile waits until the first has committed or failed. */
async function claimDay(db: Db, tenantId: string, name: string, day: string): Promise<boolean> {
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
