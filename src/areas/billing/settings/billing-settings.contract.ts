import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';

export const billingSettings = z.strictObject({
  /** Who asks for a refund does not approve it. */
  refundNeedsApproval: z.boolean(),
  /** Cash is taken only by who has opened their day as cashier. */
  cashNeedsOpenDay: z.boolean(),
});

export type BillingSettings = z.output<typeof billingSettings>;

export const getBillingSettings = defineCall('billingSettings.get', {
  address: 'GET /billing-settings',
  access: ['billing.read', 'admin.settings'],
  summary: 'Read what refunds and cash payments need',
  output: billingSettings,
});

export const updateBillingSettings = defineCall('billingSettings.update', {
  address: 'PATCH /billing-settings',
  access: 'admin.settings',
  summary: 'Switch what refunds and cash payments need; what is not named stays',
  input: billingSettings.partial(),
  output: billingSettings,
  example: { input: { cashNeedsOpenDay: true } },
});
