import type { JobContext, MinuteJob } from '#server/jobs/job.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { readPolicies } from '../policy/policy-reading.service.ts';
import { horizonOf, planAll } from './planning.service.ts';
import * as queries from './planning.queries.ts';

const minuteMs = 60_000;

/** The horizon is moved when it has come nearer by so much. */
const slackMinutes = 60;

/** Doses of patients who have left that are taken out in one minute at most. */
const maxWithdrawn = 500;

type Looking = Pick<JobContext, 'db' | 'tenantId' | 'clock'>;

/** Plans doses ahead, takes out those of patients who have left, and has those nobody decided on count as missed. */
export const planDoses: MinuteJob = {
  name: 'doses.plan-and-miss',
  look: {
    reads: {
      dose: 'tenant_id, id, admission_id, status, scheduled_at',
      dose_horizon: 'tenant_id, planned_until',
      prescription_line: 'tenant_id, id, state',
      admission: 'tenant_id, id, status, ended_at',
    },
    // Doses that were due; a horizon that has come nearer than its 47 hours, where anything is ordered; doses to come of
    // those who left within the time that doses are planned for.
    finds: `
      (select from public.dose where dose.tenant_id = hospital.id and dose.status = 'scheduled'
        and dose.scheduled_at < moment limit 1)
      union all (select from public.prescription_line line where line.tenant_id = hospital.id
        and line.state in ('active', 'held') and not exists (
          select from public.dose_horizon horizon where horizon.tenant_id = hospital.id
            and horizon.planned_until >= moment + interval '47 hours') limit 1)
      union all (select from public.admission join public.dose on dose.tenant_id = hospital.id
          and dose.admission_id = admission.id and dose.status = 'scheduled' and dose.scheduled_at > moment
        where admission.tenant_id = hospital.id and admission.ended_at >= moment - interval '4 days'
          and admission.status <> 'active' limit 1)`,
  },
  async isDue(context) {
    const { db, tenantId, clock } = context;
    const planned = await queries.selectHorizon(db, tenantId);
    if (planned === undefined || planned < behindOf(clock.now())) return true;
    if (await queries.hasWaitingBefore(db, tenantId, await missedBefore(context))) return true;
    return (await queries.selectLeftBehind(db, tenantId, clock.now().toISOString(), 1)).length > 0;
  },
  async run(context) {
    const { db, tenantId, clock, timeZone } = context;
    const now = clock.now();
    if (await queries.moveHorizon(db, tenantId, { to: horizonOf(now), behind: behindOf(now) })) {
      await planAll({ db, tenantId, timeZone, now });
    }
    const left = await queries.selectLeftBehind(db, tenantId, now.toISOString(), maxWithdrawn);
    await queries.withdrawDoses(db, tenantId, left);
    const missed = await queries.markMissed(db, tenantId, await missedBefore(context));
    for (const resourceId of missed) {
      context.audit({ action: 'MISSED', resource: 'doses', resourceId });
    }
    context.announce('doses');
  },
};

function behindOf(now: Date): string {
  return new Date(Date.parse(horizonOf(now)) - slackMinutes * minuteMs).toISOString();
}

/** The delay is that of the policy which holds by now; the day in the hospital's zone is at most one ahead of UTC's. */
async function missedBefore({ db, tenantId, clock }: Looking): Promise<string> {
  const today = clock.now().toISOString().slice(0, 10);
  const policyOn = await readPolicies(db, tenantId, plusDays(today, -2));
  const { missedMinutes } = policyOn(today);
  return new Date(clock.now().getTime() - missedMinutes * minuteMs).toISOString();
}
