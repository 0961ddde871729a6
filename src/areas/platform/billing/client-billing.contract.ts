import { z } from 'zod';
import {
  billingIntervals,
  subscriptionStatuses,
} from '#areas/subscriptions/subscriptions-contract.public.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { freeText } from '#kernel/text.ts';

export const clientSubscription = z.strictObject({
  /** The hospital's. */
  id: z.uuid(),
  tenantName: z.string(),
  planCode: z.string(),
  planName: z.string(),
  /** In minor units of the currency, for each interval. */
  priceMinor: z.number().int(),
  currencyCode: z.string(),
  billingInterval: z.enum(billingIntervals),
  status: z.enum(subscriptionStatuses),
  /** The end of what is paid, or of the trial. */
  nextBilling: z.string(),
  /** People that the plan takes; null for no limit. */
  seats: z.number().int().nullable(),
  isSuspended: z.boolean(),
});

export type ClientSubscription = z.output<typeof clientSubscription>;

export const listClientSubscriptions = defineCall('clientSubscriptions.list', {
  address: 'GET /client-subscriptions',
  access: 'super_admin',
  summary: 'List the subscriptions of all hospitals, those that end first before the others',
  input: z.strictObject({
    status: z.enum([...subscriptionStatuses, 'all']).default('all'),
    search: freeText(200).optional(),
    ...pageRequest,
  }),
  output: pageOf(clientSubscription),
});

const count = z.number().int();

export const countClientSubscriptions = defineCall('clientSubscriptions.counts', {
  address: 'GET /client-subscription-counts',
  access: 'super_admin',
  summary: 'Count the subscriptions by their state, and what active ones bring in a month by currency',
  output: z.strictObject({
    active: count,
    trial: count,
    pastDue: count,
    canceled: count,
    /** Of active subscriptions; a yearly price counts by a twelfth. */
    monthlyRevenue: z.array(z.strictObject({ currencyCode: z.string(), amountMinor: count })),
  }),
});
