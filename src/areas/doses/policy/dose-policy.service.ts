import type { CallContext } from '#server/call-context.ts';
import { toColumns } from '#database/to-columns.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { todayOf } from '#kernel/time/today.ts';
import { planAgain } from '../planning/planning.service.ts';
import { dosePolicy, type DosePolicy, publishedPolicy } from './dose-policy.contract.ts';
import { selectPolicies, writePolicy } from './dose-policy.queries.ts';
import { toPolicy } from './policy-reading.service.ts';

export async function getDosePolicy(context: Pick<CallContext, 'db' | 'tenantId' | 'actor' | 'clock'>) {
  const last = (await selectPolicies(context.db, context.tenantId, todayOf(context))).at(-1);
  return last
    ? { policy: toPolicy(last), validFrom: last.valid_from }
    : { policy: publishedPolicy, validFrom: null };
}

/** From the next day on: what is planned for today, and may be given by now, stays as it is. */
export async function updateDosePolicy(context: CallContext, policy: DosePolicy) {
  const { db, tenantId, actor, clock } = context;
  const before = await getDosePolicy(context);
  const validFrom = plusDays(todayOf(context), 1);
  await writePolicy(db, {
    tenant_id: tenantId,
    valid_from: validFrom,
    ...toColumns(dosePolicy.shape, policy),
    times: JSON.stringify(policy.times),
    written_by: actor.userId,
    written_at: clock.now().toISOString(),
  });
  await planAgain({ db, tenantId, timeZone: actor.timeZone, now: clock.now() }, validFrom);
  context.audit({
    action: 'UPDATE',
    resource: 'dose_policy',
    resourceId: tenantId,
    ...changedFields(before.policy, policy),
  });
  context.announce('doses');
  context.announce('dose-policy');
  return { policy, validFrom };
}
