import type { CallContext } from '#database/handler.ts';
import { AppError } from '#kernel/app-error.ts';
import { requirePaid } from '../standing/standing.service.ts';
import { limitOf, lockLimit, selectSubscription } from '../subscription/subscription.queries.ts';
import { type LimitedThing, mustTakeTurns } from './limit.rules.ts';

/**
 * Makes sure, in the transaction that adds them, that the subscription is paid and its plan takes so many more. Near the limit those who
 * add wait for each other, so that no two of them find the same last place. What is there already always stays.
 * @throws AppError PLAN_LIMIT, SUBSCRIPTION_PAST_DUE
 */
export async function requireRoom(
  { db, tenantId, clock }: Pick<CallContext, 'db' | 'tenantId' | 'clock'>,
  { what, adding, count }: { what: LimitedThing; adding: number; count: () => Promise<number> },
): Promise<void> {
  const subscription = await selectSubscription(db, tenantId);
  requirePaid(subscription, clock.now());
  const limit = limitOf(subscription, what);
  if (limit === null || !mustTakeTurns(await count(), adding, limit)) return;
  const lockedLimit = await lockLimit(db, tenantId, what);
  // Counted again: whoever had the lock before may have added some.
  if (lockedLimit === null || (await count()) + adding <= lockedLimit) return;
  throw new AppError('PLAN_LIMIT', { what, limit: lockedLimit });
}
