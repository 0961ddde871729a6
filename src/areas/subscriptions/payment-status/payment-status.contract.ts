import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { paymentStatuses } from './payment-status.rules.ts';

export const readPaymentStatus = defineCall('subscription.paymentStatus', {
  address: 'GET /subscription/payment-status',
  access: 'billing.read',
  module: 'billing_enabled',
  summary: 'Read whether the subscription is paid, and from when on new records are refused',
  output: z.strictObject({
    paymentStatus: z.enum(paymentStatuses),
    /** Until when it is paid; null for a hospital that no plan was agreed with. */
    paidUntil: z.string().nullable(),
    /** Null for a hospital that is never restricted. */
    restrictedFrom: z.string().nullable(),
    /** What is not paid by then is the invoice for a larger plan, not a period. */
    isUpgradeOwed: z.boolean(),
    /** The operator gave more time for the period that is not paid: `paidUntil` is when that was over. */
    isDeferred: z.boolean(),
  }),
});

export type SubscriptionPayment = z.output<(typeof readPaymentStatus)['output']>;
