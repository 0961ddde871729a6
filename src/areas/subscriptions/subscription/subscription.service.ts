import type { CallContext } from '#server/call-context.ts';
import { toRecord } from '#database/to-record.ts';
import { isNearLimit, type LimitedThing } from '../limits/limit.rules.ts';
import { toPaymentStatus } from '../payment-status/payment-status.service.ts';
import { selectPlanned } from '../changes/plan-change.queries.ts';
import { plannedChange, subscription, type SubscriptionView } from './subscription.contract.ts';
import { countUsed, limitOf, selectSubscription } from './subscription.queries.ts';

export async function readSubscription({
  db,
  tenantId,
  clock,
  services,
}: CallContext): Promise<SubscriptionView> {
  const [row, planned, used] = await Promise.all([
    selectSubscription(db, tenantId),
    selectPlanned(db, tenantId),
    countUsed(db, tenantId),
  ]);
  const usageOf = (what: LimitedThing) => {
    const limit = limitOf(row, what);
    return { used: used[what], limit, isNear: isNearLimit(used[what], limit) };
  };
  return {
    subscription: row ? toRecord(subscription, row) : null,
    planned: planned ? toRecord(plannedChange, planned) : null,
    usage: {
      staff: usageOf('staff'),
      patients: usageOf('patients'),
      beds: usageOf('beds'),
      storage: usageOf('storage'),
    },
    payment: toPaymentStatus(row, clock.now()),
    canPayOnline: services.payments !== undefined,
  };
}
