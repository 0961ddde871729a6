import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { readPaymentStatus } from '../payment-status/payment-status.contract.ts';

export const subscriptionStatuses = ['trial', 'active', 'past_due', 'canceled'] as const;
export const billingIntervals = ['month', 'year'] as const;

const usage = z.strictObject({
  used: z.number().int(),
  /** Null for none. */
  limit: z.number().int().nullable(),
  /** Four fifths of the limit are used. */
  isNear: z.boolean(),
});

export const subscription = z.strictObject({
  planCode: z.string(),
  planName: z.string(),
  /** In minor units of the currency, for each interval. */
  priceMinor: z.number().int(),
  currencyCode: z.string(),
  billingInterval: z.enum(billingIntervals),
  features: z.array(z.string()),
  status: z.enum(subscriptionStatuses),
  trialEndsAt: z.string().nullable(),
  periodEndsAt: z.string(),
  startedAt: z.string(),
  version: z.number().int(),
});

/** What is planned for the end of what is paid. */
export const plannedChange = z.strictObject({
  kind: z.enum(['plan', 'cancel']),
  /** Null where the subscription ends. */
  planName: z.string().nullable(),
  priceMinor: z.number().int().nullable(),
  currencyCode: z.string().nullable(),
  billingInterval: z.enum(billingIntervals).nullable(),
  effectiveAt: z.string(),
});

export type PlannedChange = z.output<typeof plannedChange>;

export type Subscription = z.output<typeof subscription>;

export const readSubscription = defineCall('subscription.read', {
  address: 'GET /subscription',
  access: 'billing.read',
  module: 'billing_enabled',
  summary: "Read the hospital's plan and how much of its limits is used",
  output: z.strictObject({
    /** Null for a hospital that no plan was agreed with: nothing is limited. */
    subscription: subscription.nullable(),
    planned: plannedChange.nullable(),
    /** Of storage in bytes of files. */
    usage: z.strictObject({ staff: usage, patients: usage, beds: usage, storage: usage }),
    payment: readPaymentStatus.output,
    /** The operator takes payments online. */
    canPayOnline: z.boolean(),
  }),
});

export type SubscriptionView = z.output<(typeof readSubscription)['output']>;
