import type { MinuteJob } from '#server/jobs/job.ts';
import { timeLimits } from '#kernel/limits/time-limits.ts';
import { failSilent, hasExportsToSettle } from './data-export.queries.ts';

const minuteMs = 60_000;

/** Gives up exports whose maker was killed, and wakes who makes those that wait and removes those of last week. */
export const settleExports: MinuteJob = {
  name: 'leaving.settle-exports',
  look: {
    reads: { data_export: 'tenant_id, id, status, expires_at' },
    finds: `
      (select from public.data_export export where export.tenant_id = hospital.id
        and export.status in ('waiting', 'running') limit 1)
      union all (select from public.data_export export where export.tenant_id = hospital.id
        and export.status = 'ready' and export.expires_at <= moment limit 1)`,
  },
  isDue: ({ db, tenantId, clock }) => hasExportsToSettle(db, tenantId, timesOf(clock.now())),
  async run({ db, tenantId, clock, audit, announce }) {
    for (const id of await failSilent(db, tenantId, timesOf(clock.now()))) {
      audit({ action: 'FAILED', resource: 'data_exports', resourceId: id });
    }
    announce('data-exports');
  },
};

function timesOf(now: Date) {
  const silentSince = new Date(now.getTime() - timeLimits.silentExportMinutes * minuteMs).toISOString();
  return { now: now.toISOString(), silentSince };
}
