import { type AuditFact, writeAudit } from '#database/audit/audit.ts';
import type { Database } from '#database/database.ts';
import type { JobContext } from '#database/handler.ts';
import { selectTenantIds } from '#database/tenants.queries.ts';
import type { ModuleFlag } from '#kernel/access/modules.ts';
import type { Clock } from '#kernel/time/clock.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { readHospital } from './daily-jobs.queries.ts';

/** What jobs of any rhythm are done with. */
export interface JobOptions {
  database: Database;
  clock: Clock;
  /** Hears, after the commit, which topics of a tenant changed. */
  onChange: (this: void, tenantId: string, topics: readonly string[]) => void;
  onError: (this: void, error: unknown) => void;
  /** Once it is aborted no further job is begun. */
  signal?: AbortSignal | undefined;
}

/** Does each job in every tenant, one after the other; what fails is reported and stops nothing else. */
export async function forEachTenant<Job>(
  { database, onError, signal }: JobOptions,
  jobs: readonly Job[],
  work: (tenantId: string, job: Job) => Promise<void>,
): Promise<void> {
  try {
    for (const id of await selectTenantIds(database)) {
      for (const job of jobs) {
        if (signal?.aborted) return;
        await work(id, job).catch(onError);
      }
    }
  } catch (error) {
    onError(error);
  }
}

/**
 * Runs a job's work in one transaction of a tenant, with its audit entries; announces after the commit. The job of a
 * module that the tenant has switched off does nothing.
 */
export async function runAsJob(
  { database, clock, onChange }: JobOptions,
  tenantId: string,
  module: ModuleFlag | undefined,
  work: (context: JobContext) => Promise<void>,
): Promise<void> {
  const facts: AuditFact[] = [];
  const topics: string[] = [];
  const now = clock.now();
  await database.inTenant(tenantId, 'write', async (db) => {
    const { timeZone, modules } = await readHospital(db, tenantId);
    if (module && !modules[module]) return;
    const today = dateIn(timeZone, now);
    const audit = (fact: AuditFact) => void facts.push(fact);
    const announce = (topic: string) => void topics.push(topic);
    await work({ db, tenantId, clock, timeZone, today, audit, announce });
    const origin = { tenantId, userId: null, ipAddress: 'N/A', userAgent: null, at: now };
    await writeAudit(db, origin, facts);
  });
  if (topics.length > 0) onChange(tenantId, topics);
}
