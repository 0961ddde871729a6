import type { MinuteJob } from './job.ts';
import { forgetFailure } from './jobs.queries.ts';
import { forEachTenant, type JobOptions, runAsJob } from './tenant-jobs.ts';

/** How often a host looks for such work. */
export const minuteMs = 60_000;

export interface MinuteJobsOptions extends JobOptions {
  jobs: readonly MinuteJob[];
}

/** Does work that cannot wait in every tenant that has some; any number of processes may do so at once. */
export function doMinuteJobs(options: MinuteJobsOptions): Promise<void> {
  const { database, clock, jobs } = options;
  return forEachTenant(options, jobs, async (tenantId, job) => {
    const isDue = await database.inTenant(tenantId, 'read', (db) => job.isDue({ db, tenantId, clock }));
    if (!isDue) return;
    await runAsJob(options, tenantId, job, (context) => job.run(context));
    // By itself: some jobs write with other rights than these, which a cluster takes in transactions of their own.
    await database.inTenant(tenantId, 'write', (db) => forgetFailure(db, tenantId, job.name));
  });
}
