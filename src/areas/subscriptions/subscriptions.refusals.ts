import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { subscriptionsErrors } from './subscriptions.errors.ts';

defineRefusals<typeof subscriptionsErrors>('subscriptions', {
  PLAN_LIMIT:
    "Your hospital's plan allows no more of these. To get a larger plan, see the contact under Subscription & Billing.",
  SUBSCRIPTION_PAST_DUE:
    "Your hospital's subscription is not paid, so nothing new can be added. Subscription & Billing shows whom to pay and how to reach them.",
  PROOF_WAITING: 'A proof of payment for this invoice is already under review.',
  PROOF_TRANSACTION_USED: 'This transaction was already submitted.',
  NO_PAYMENT_GATEWAY: 'Online payment is not possible here.',
  PAYMENT_CALLBACK_REFUSED: 'This message does not come from the payment service.',
  PLAN_CHANGE_PLANNED: 'Another plan change is already planned. Take it back first.',
  UPGRADE_UNPAID: 'The invoice for the larger plan is open. Pay it first.',
  PLAN_TOO_SMALL: 'Your hospital has more than this plan allows.',
});
