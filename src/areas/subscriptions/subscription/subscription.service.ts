import { readCounters } from '#database/counters.ts';
import type { CallContext } from '#database/handler.ts';
import { toRecord } from '#database/to-record.ts';
import { isNearLimit } from '../limits/limit.rules.ts';
import { toStanding } from '../standing/standing.service.ts';
import { subscription, type SubscriptionView } from './subscription.contract.ts';
import { countStaff, selectSubscription } from './subscription.queries.ts';

export async function readSubscription({ db, tenantId, clock }: CallContext): Promise<SubscriptionView> {
  const [row, staff, counters] = await Promise.all([
    selectSubscription(db, tenantId),
    countStaff(db, tenantId),
    readCounters(db, tenantId, ['patients.total']),
  ]);
  const usageOf = (used: number, limit: number | null) => ({ used, limit, isNear: isNearLimit(used, limit) });
  return {
    subscription: row ? toRecord(subscription, row) : null,
    usage: {
      staff: usageOf(staff, row?.staff_limit ?? null),
      patients: usageOf(counters['patients.total'], row?.patient_limit ?? null),
    },
    standing: toStanding(row, clock.now()),
  };
}
