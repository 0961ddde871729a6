import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { subscriptionsErrors } from './subscriptions.errors.ts';

defineRefusals<typeof subscriptionsErrors>('subscriptions', {
  PLAN_LIMIT:
    "Your hospital's plan takes no more of these. Subscription & Billing says who agrees on a larger one, and how they are reached.",
  SUBSCRIPTION_PAST_DUE:
    "Your hospital's subscription is not paid, so nothing new can be added. Subscription & Billing says who is paid, and how they are reached.",
  PROOF_WAITING: 'A proof of payment for this invoice is being looked at already.',
  PROOF_TRANSACTION_USED: 'This transaction was handed in already.',
  NO_PAYMENT_GATEWAY: 'Online payment is not possible here.',
  PAYMENT_CALLBACK_REFUSED: 'This message does not come from the payment service.',
  PLAN_CHANGE_PLANNED: 'Another change of the plan is planned. Take it back first.',
  UPGRADE_UNPAID: 'The invoice for the larger plan is open. Pay it first.',
  PLAN_TOO_SMALL: 'Your hospital has more than this plan takes.',
});
