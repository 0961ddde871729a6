import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { selectSubscription, type SubscriptionRow } from '../subscription/subscription.queries.ts';
import type { SubscriptionStanding } from './standing.contract.ts';
import {
  isDeferred,
  isUpgradeOwed,
  paidThrough,
  refusesNewRecords,
  restrictedFrom,
  standingOf,
  type StandingTerms,
} from './standing.rules.ts';

export async function readStanding({ db, tenantId, clock }: CallContext): Promise<SubscriptionStanding> {
  return toStanding(await selectSubscription(db, tenantId), clock.now());
}

/** How a subscription stands; without one everything is current. */
export function toStanding(row: SubscriptionRow | undefined, now: Date): SubscriptionStanding {
  if (!row)
    return {
      standing: 'current',
      paidUntil: null,
      restrictedFrom: null,
      isUpgradeOwed: false,
      isDeferred: false,
    };
  return {
    standing: standingOf(row, now),
    paidUntil: paidThrough(row),
    restrictedFrom: restrictedFrom(row),
    isUpgradeOwed: isUpgradeOwed(row),
    isDeferred: isDeferred(row),
  };
}

/**
 * Refuses what would be added while the subscription is unpaid for longer than its grace, or ended.
 * @throws AppError SUBSCRIPTION_PAST_DUE
 */
export function requirePaid(terms: StandingTerms | undefined, now: Date): void {
  if (!terms || !refusesNewRecords(standingOf(terms, now))) return;
  throw new AppError('SUBSCRIPTION_PAST_DUE', { paidUntil: paidThrough(terms) });
}
