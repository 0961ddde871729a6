import { type AuditFact, writeAudit } from '#database/audit/audit.ts';
import type { Database } from '#database/database.ts';
import { selectTenantIds } from '#database/tenants.queries.ts';
import type { DailyJob } from '#database/handler.ts';
import type { Clock } from '#kernel/time/clock.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { claimDay, readTimeZone } from './daily-jobs.queries.ts';

export interface DailyJobsOptions {
  database: Database;
  clock: Clock;
  jobs: readonly DailyJob[];
  /** Hears, after the commit, which topics of a tenant changed. */
  onChange: (this: void, tenantId: string, topics: readonly string[]) => void;
  onError: (this: void, error: unknown) => void;
  /** Once it is aborted no further job is begun. */
  signal?: AbortSignal | undefined;
}

/**
 * Does in every tenant what has not been done there today. Any number of processes may do so at once, as often as
 * they like; a job that fails leaves nothing behind and is tried again the next time.
 */
export async function doDailyJobs(options: DailyJobsOptions): Promise<void> {
  const { database, jobs, onError, signal } = options;
  try {
    for (const id of await selectTenantIds(database)) {
      for (const job of jobs) {
        if (signal?.aborted) return;
        await doDailyJob(options, id, job).catch(onError);
      }
    }
  } catch (error) {
    onError(error);
  }
}

async function doDailyJob({ database, clock, onChange }: DailyJobsOptions, tenantId: string, job: DailyJob) {
  const facts: AuditFact[] = [];
  const topics: string[] = [];
  const now = clock.now();
  await database.inTenant(tenantId, 'write', async (db) => {
    const timeZone = await readTimeZone(db, tenantId);
    const today = dateIn(timeZone, now);
    if (!(await claimDay(db, tenantId, job.name, today))) return;
    const audit = (fact: AuditFact) => void facts.push(fact);
    const announce = (topic: string) => void topics.push(topic);
    await job.run({ db, tenantId, clock, timeZone, today, audit, announce });
    const origin = { tenantId, userId: null, ipAddress: 'N/A', userAgent: null, at: now };
    await writeAudit(db, origin, facts);
  });
  if (topics.length > 0) onChange(tenantId, topics);
}
