import { selectChainState } from '#areas/audit/audit.public.ts';
import { countDeliveries } from '#areas/messages/messages.public.ts';
import { countStaff, selectSubscription } from '#areas/subscriptions/subscriptions.public.ts';
import { readCounters } from '#database/counters.ts';
import type { OtherHospital } from '#server/call-context.ts';
import type { JobContext, MinuteJob } from '#server/jobs/job.ts';
import { copySubscription, selectLastActivity } from '../clients/client.queries.ts';
import * as queries from './client-count.queries.ts';
import { clientsToCount } from './clients-to-count.ts';
import { activityDays, countedAtOnce, daysBefore, recountFrom, recountMinutes } from './counting.rules.ts';
import { countActs, selectJobState, selectLastEntry } from './hospital-figures.queries.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * Brings the operator's counts of all hospitals up to date, some of them each minute, so that no request looks into more
 * than one. A hospital in which nothing was done since is not looked into: its count still holds. Only counts leave a
 * hospital.
 */
export const countClients: MinuteJob = {
  name: 'platform.count-clients',
  look: clientsToCount,
  isForPlatform: true,
  isDue: ({ db, tenantId, clock }) => queries.isCountDue(db, tenantId, staleAt(clock.now())),
  async run(context) {
    const { db, tenantId, clock, announce } = context;
    const now = clock.now();
    const before = staleAt(now);
    const due = await queries.selectDueHospitals(db, tenantId, { before, limit: countedAtOnce });
    const changed = await queries.selectChanged(db, now.toISOString());
    const ids = due.map(({ id }) => id);
    const claimed = await queries.claimHospitals(db, tenantId, { ids, before, at: now.toISOString() });
    for (const hospital of due) {
      if (claimed.has(hospital.id) && changed.has(hospital.id)) await countHospital(context, hospital, now);
    }
    if (claimed.size > 0) announce('clients');
  },
};

function staleAt(now: Date): string {
  return new Date(now.getTime() - recountMinutes * minuteMs).toISOString();
}

async function countHospital(
  { db, tenantId, inHospital }: JobContext,
  { id, counted_at: lastCount, has_plan: hasPlan }: queries.DueHospital,
  now: Date,
): Promise<void> {
  const from = recountFrom(lastCount, now);
  const { subscription, acts, ...counted } = await inHospital(id, (hospital) =>
    lookInside(hospital, { from, now }),
  );
  await queries.writeCount(db, tenantId, id, counted);
  const keptFrom = daysBefore(now, activityDays - 1);
  await queries.replaceActivity(db, tenantId, { clientId: id, from, keptFrom }, acts);
  // A hospital that came without an application has agreed all the same.
  if (!hasPlan && subscription) await copySubscription(db, tenantId, subscription, now.toISOString());
}

async function lookInside({ db, tenantId }: OtherHospital, { from, now }: { from: string; now: Date }) {
  const since = new Date(now.getTime() - dayMs).toISOString();
  const subscription = await selectSubscription(db, tenantId);
  const counters = await readCounters(db, tenantId, ['patients.total']);
  const messages = await countDeliveries(db, tenantId, { now: now.toISOString(), since });
  const jobs = await selectJobState(db, tenantId, since);
  const chain = await selectChainState(db, tenantId);
  return {
    subscription,
    acts: await countActs(db, tenantId, from),
    staff: await countStaff(db, tenantId),
    staff_limit: subscription?.staff_limit ?? null,
    patients: counters['patients.total'],
    patient_limit: subscription?.patient_limit ?? null,
    last_activity_at: await selectLastActivity(db, tenantId),
    messages_waiting: messages.waiting,
    messages_failed: messages.failed,
    messages_unknown: messages.unknown,
    oldest_message_at: messages.oldest_at,
    jobs_failed: jobs.failed,
    job_failed_at: jobs.failed_at,
    last_job_day: jobs.last_day,
    entries_unsealed: chain.unsealed,
    oldest_unsealed_at: chain.waitingSince,
    entries_total: chain.position + chain.unsealed,
    last_entry_at: await selectLastEntry(db, tenantId),
  };
}
