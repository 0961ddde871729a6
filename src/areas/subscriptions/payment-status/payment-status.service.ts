import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { selectSubscription, type SubscriptionRow } from '../subscription/subscription.queries.ts';
import type { SubscriptionPayment } from './payment-status.contract.ts';
import {
  isDeferred,
  isUpgradeOwed,
  paidThrough,
  refusesNewRecords,
  restrictedFrom,
  paymentStatusOf,
  type PaymentTerms,
} from './payment-status.rules.ts';

export async function readPaymentStatus({ db, tenantId, clock }: CallContext): Promise<SubscriptionPayment> {
  return toPaymentStatus(await selectSubscription(db, tenantId), clock.now());
}

/** How a subscription is paid; without one everything is current. */
export function toPaymentStatus(row: SubscriptionRow | undefined, now: Date): SubscriptionPayment {
  if (!row)
    return {
      paymentStatus: 'current',
      paidUntil: null,
      restrictedFrom: null,
      isUpgradeOwed: false,
      isDeferred: false,
    };
  return {
    paymentStatus: paymentStatusOf(row, now),
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
export function requirePaid(terms: PaymentTerms | undefined, now: Date): void {
  if (!terms || !refusesNewRecords(paymentStatusOf(terms, now))) return;
  throw new AppError('SUBSCRIPTION_PAST_DUE', { paidUntil: paidThrough(terms) });
}
