import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { requirePaid } from '../payment-status/payment-status.service.ts';
import { plannedPlan } from '../changes/agreed-plan.ts';
import { selectPlanned } from '../changes/plan-change.queries.ts';
import {
  limitOf,
  lockSubscription,
  selectSubscription,
  type SubscriptionRow,
} from '../subscription/subscription.queries.ts';
import { type LimitedThing, mustTakeTurns } from './limit.rules.ts';

interface WantedRoom {
  what: LimitedThing;
  adding: number;
  count: () => Promise<number>;
  /** It is what paying needs, so it is taken while nothing was paid. */
  alsoUnpaid?: boolean;
}

/**
 * Makes sure, in the transaction that adds them, that the subscription is paid and its plan takes so many more. Near the limit those who
 * add wait for each other, so that no two of them find the same last place. What is there already always stays.
 * @throws AppError PLAN_LIMIT, SUBSCRIPTION_PAST_DUE
 */
export async function requireRoom(
  context: Pick<CallContext, 'db' | 'tenantId' | 'clock'>,
  { what, adding, count, alsoUnpaid = false }: WantedRoom,
): Promise<void> {
  const { db, tenantId, clock } = context;
  const subscription = await selectSubscription(db, tenantId);
  if (!alsoUnpaid) requirePaid(subscription, clock.now());
  const limit = await limitNow(context, subscription, what);
  if (limit === null || !mustTakeTurns(await count(), adding, limit)) return;
  const lockedLimit = await limitNow(context, await lockSubscription(db, tenantId), what);
  // Counted again: whoever had the lock before may have added some.
  if (lockedLimit === null || (await count()) + adding <= lockedLimit) return;
  throw new AppError('PLAN_LIMIT', { what, limit: lockedLimit });
}

/** A planned plan counts from the end of what is paid on, however late the job comes that writes it down. */
async function limitNow(
  { db, tenantId, clock }: Pick<CallContext, 'db' | 'tenantId' | 'clock'>,
  subscription: SubscriptionRow | undefined,
  what: LimitedThing,
): Promise<number | null> {
  const now = clock.now().getTime();
  if (!subscription || Date.parse(subscription.period_ends_at) > now) return limitOf(subscription, what);
  const planned = await selectPlanned(db, tenantId);
  const plan = planned && Date.parse(planned.effective_at) <= now ? plannedPlan(planned) : null;
  return limitOf(plan ?? subscription, what);
}
