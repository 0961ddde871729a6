import { type AuditFact, writeAudit } from '#database/audit/audit.ts';
import type { Database } from '#database/database.ts';
import type { JobContext, MinuteJob } from './job.ts';
import type { ServerArea } from '../server-area.ts';
import { selectTenants } from '#database/tenants.queries.ts';
import type { Clock } from '#kernel/time/clock.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { findWork } from './work/find-work.ts';
import { workAtOperator, workInHospital } from '../operator/in-hospital.ts';
import { fillingsOf } from '../points/point.ts';
import { noteFailure, readHospital } from './jobs.queries.ts';

/** What jobs of any rhythm are done with. */
export interface JobOptions {
  database: Database;
  clock: Clock;
  /** Whoever follows what happens; nobody does where it is left out. */
  areas?: readonly ServerArea[];
  /** Hears, after the commit, which topics of a tenant changed. */
  onChange: (this: void, tenantId: string, topics: readonly string[]) => void;
  onError: (this: void, error: unknown) => void;
  /** Once it is aborted no further job is begun. */
  signal?: AbortSignal | undefined;
}

/**
 * Does each job in every tenant that may have work for it, one after the other; what fails is noted, reported and stops
 * nothing else.
 */
export async function forEachTenant<Job extends Pick<MinuteJob, 'name' | 'isForPlatform'>>(
  options: JobOptions,
  jobs: readonly Job[],
  work: (tenantId: string, job: Job) => Promise<void>,
): Promise<void> {
  const { database, clock, onError, signal } = options;
  try {
    const mayHaveWork = await findWork(
      options,
      jobs.flatMap(({ name, isForPlatform }) => (isForPlatform ? [] : name)),
    );
    for (const { id, is_platform: isPlatform } of await selectTenants(database)) {
      for (const job of jobs) {
        if (signal?.aborted) return;
        if (job.isForPlatform ? !isPlatform : !mayHaveWork(id, job.name)) continue;
        await work(id, job).catch(async (error: unknown) => {
          const at = clock.now().toISOString();
          // Where nothing can be noted either, what failed first says why.
          await database.inTenant(id, 'write', (db) => noteFailure(db, id, job.name, at)).catch(() => {});
          onError(error);
        });
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
  { database, clock, areas = [], onChange }: Pick<JobOptions, 'database' | 'clock' | 'areas' | 'onChange'>,
  tenantId: string,
  { module, name, isForPlatform }: Pick<MinuteJob, 'module' | 'name' | 'isForPlatform'>,
  work: (context: JobContext) => Promise<void>,
): Promise<void> {
  const facts: AuditFact[] = [];
  const topics: string[] = [];
  const elsewhere = new Map<string, string[]>();
  const now = clock.now();
  const origin = { tenantId, userId: null, ipAddress: 'N/A', userAgent: null, at: now };
  await database.inTenant(tenantId, 'write', async (db) => {
    const { timeZone, modules } = await readHospital(db, tenantId);
    if (module && !modules[module]) return;
    const today = dateIn(timeZone, now);
    const audit = (fact: AuditFact) => void facts.push(fact);
    const announce = (topic: string) => void topics.push(topic);
    const fillings = fillingsOf(areas, modules);
    const inHospital: JobContext['inHospital'] = (otherId, inside) => {
      if (!isForPlatform) throw new Error(`${name} is no job of the platform.`);
      return workInHospital({ db, tenantId, origin, areas }, otherId, { elsewhere }, inside);
    };
    const atOperator: JobContext['atOperator'] = (reach) =>
      workAtOperator({ db, tenantId, origin, areas }, { elsewhere }, reach);
    const reaching = { inHospital, atOperator };
    await work({ db, tenantId, clock, timeZone, today, audit, announce, fillings, ...reaching });
    await writeAudit(db, origin, facts);
  });
  if (topics.length > 0) onChange(tenantId, topics);
  for (const [otherId, told] of elsewhere) if (told.length > 0) onChange(otherId, told);
}
