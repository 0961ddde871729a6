import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { limitedThings } from '../limits/limit.rules.ts';
import { billingIntervals } from '../subscription/subscription.contract.ts';

const exceeded = z.strictObject({
  what: z.enum(limitedThings),
  used: z.number().int(),
  limit: z.number().int(),
});

const timings = ['now', 'period_end'] as const;

/** A plan that the hospital could change to, and what that would mean at this moment. */
const planOffer = z.strictObject({
  id: z.uuid(),
  version: z.number().int(),
  code: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  /** In minor units of the currency, for each interval. */
  priceMinor: z.number().int(),
  currencyCode: z.string(),
  billingInterval: z.enum(billingIntervals),
  features: z.array(z.string()),
  /** Module flags; those that are off are switched on by it. */
  modules: z.array(z.string()),
  hasModules: z.array(z.string()),
  /** What the plan takes of everything that is limited beside what the hospital uses; of storage in bytes. */
  limits: z.array(
    z.strictObject({
      what: z.enum(limitedThings),
      used: z.number().int(),
      /** Null for none. */
      limit: z.number().int().nullable(),
    }),
  ),
  isCurrent: z.boolean(),
  timing: z.enum(timings),
  /** What is asked now for the rest of what is paid; 0 where the change is at its end. */
  amountMinor: z.number().int(),
  effectiveAt: z.string(),
  /** Where the hospital has more than the plan takes: it all stays, and nothing can be added. */
  exceeded: z.array(exceeded),
});

export type PlanOffer = z.output<typeof planOffer>;

export const listPlanOffers = defineCall('planChanges.offers', {
  address: 'GET /subscription/plan-offers',
  access: 'admin.settings',
  reachesOperator: true,
  summary:
    "List the plans in the subscription's currency, and what changing to each would cost now, at most 200",
  output: z.strictObject({ rows: z.array(planOffer) }),
});

/** The version of the subscription that was seen. */
const seen = { version: seenVersion };

const refusals = ['WRONG_STATE', 'STALE', 'PROOF_WAITING', 'PLAN_CHANGE_PLANNED'] as const;

export const changePlan = defineCall('planChanges.change', {
  address: 'PUT /subscription/plan',
  access: 'admin.settings',
  reachesOperator: true,
  summary:
    'Change to another plan: a dearer one now, with an invoice for the rest of what is paid; any other at the end of it',
  input: z.strictObject({
    ...seen,
    planId: z.uuid(),
    /** The version of the plan that was seen. */
    planVersion: z.number().int().min(1),
    /** The amount that was shown: more is never asked. */
    shownMinor: z.number().int().min(0),
    /** Needed where the hospital has more than the plan takes. */
    acceptsExceeded: z.boolean().default(false),
  }),
  output: z.strictObject({ timing: z.enum(timings), amountMinor: z.number().int(), effectiveAt: z.string() }),
  errors: [...refusals, 'UPGRADE_UNPAID', 'PLAN_TOO_SMALL'],
});

export const cancelSubscription = defineCall('planChanges.cancel', {
  address: 'POST /subscription/cancellation',
  access: 'admin.settings',
  reachesOperator: true,
  summary: 'Cancel the subscription to the end of what is paid; reading and exporting work beyond it',
  input: z.strictObject(seen),
  output: z.strictObject({ endsAt: z.string() }),
  errors: refusals,
});

export const withdrawPlanChange = defineCall('planChanges.withdraw', {
  address: 'DELETE /subscription/plan-change',
  access: 'admin.settings',
  reachesOperator: true,
  summary: 'Take back a change or a cancellation that is planned for the end of what is paid',
  input: z.strictObject(seen),
  output: z.strictObject({ withdrawn: z.literal(true) }),
  errors: ['WRONG_STATE', 'STALE', 'PROOF_WAITING'],
});
