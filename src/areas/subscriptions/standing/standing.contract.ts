import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { standings } from './standing.rules.ts';

export const readStanding = defineCall('subscription.standing', {
  address: 'GET /subscription/standing',
  access: 'billing.read',
  module: 'billing_enabled',
  summary: 'Read whether the subscription is paid, and from when on new records are refused',
  output: z.strictObject({
    standing: z.enum(standings),
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

export type SubscriptionStanding = z.output<(typeof readStanding)['output']>;
