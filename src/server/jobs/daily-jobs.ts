import type { DailyJob } from './job.ts';
import { claimDay, forgetFailure } from './jobs.queries.ts';
import { forEachTenant, type JobOptions, runAsJob } from './tenant-jobs.ts';

export interface DailyJobsOptions extends JobOptions {
  jobs: readonly DailyJob[];
}

/**
 * Does in every tenant what there is to do and has not been done there today. Any number of processes may do so at once, as often as
 * they like; a job that fails leaves nothing behind and is tried again the next time.
 */
export function doDailyJobs(options: DailyJobsOptions): Promise<void> {
  return forEachTenant(options, options.jobs, (tenantId, job) =>
    runAsJob(options, tenantId, job, async (context) => {
      if (!(await claimDay(context.db, tenantId, job.name, context.today))) return;
      await job.run(context);
      await forgetFailure(context.db, tenantId, job.name);
    }),
  );
}
