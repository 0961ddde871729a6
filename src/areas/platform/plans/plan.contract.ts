import { z } from 'zod';
import { billingIntervals } from '#areas/subscriptions/subscriptions-contract.public.ts';
import { moduleDefaults, type ModuleFlag } from '#kernel/access/modules.ts';
import { defineCall } from '#kernel/define-call.ts';
import { offeredCurrencies } from '#kernel/money/currencies.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { boundedText, optionalText, requiredText } from '#kernel/text.ts';
import { issue } from './plan.issues.ts';

/** The highest limit that a plan can name; more is written as none. */
export const maxPlanLimit = 10_000_000;
/** The highest price of a plan, in minor units. */
export const maxPlanPriceMinor = 10_000_000_000;
export const maxTrialDays = 365;

const moduleNames = Object.keys(moduleDefaults) as [ModuleFlag, ...ModuleFlag[]];

export const plan = z.strictObject({
  id: z.uuid(),
  code: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  /** In minor units of the currency, for each interval. */
  priceMinor: z.number().int(),
  currencyCode: z.string(),
  billingInterval: z.enum(billingIntervals),
  /** Null for none, as the other limits. */
  staffLimit: z.number().int().nullable(),
  patientLimit: z.number().int().nullable(),
  bedLimit: z.number().int().nullable(),
  storageLimitMegabytes: z.number().int().nullable(),
  modules: z.array(z.string()),
  features: z.array(z.string()),
  trialDays: z.number().int(),
  isActive: z.boolean(),
  /** Clients that have agreed on this plan, in any of its versions. */
  clients: z.number().int(),
  version: z.number().int(),
});

export type Plan = z.output<typeof plan>;

const limit = z.number().int().min(1).max(maxPlanLimit).nullable();

export const planFields = {
  name: requiredText(100),
  description: optionalText(500),
  priceMinor: z.number().int().min(0).max(maxPlanPriceMinor),
  currencyCode: z.enum(offeredCurrencies),
  billingInterval: z.enum(billingIntervals),
  staffLimit: limit,
  patientLimit: limit,
  bedLimit: limit,
  storageLimitMegabytes: limit,
  modules: z.array(z.enum(moduleNames, issue('notAModule'))).max(moduleNames.length),
  features: z.array(requiredText(200)).max(20),
  trialDays: z.number().int().min(0).max(maxTrialDays),
};

export const listPlans = defineCall('plans.list', {
  address: 'GET /plans',
  access: 'super_admin',
  summary: 'List the subscription plans by currency and price, at most 200',
  output: z.strictObject({ rows: z.array(plan) }),
});

export const createPlan = defineCall('plans.create', {
  address: 'POST /plans',
  access: 'super_admin',
  summary: 'Add a plan',
  input: z.strictObject({
    code: boundedText(50)
      .trim()
      .toLowerCase()
      .regex(/^[a-z0-9][a-z0-9-]*$/, issue('codeFormat')),
    ...planFields,
  }),
  output: plan,
  errors: ['PLAN_CODE_TAKEN'],
});

export const updatePlan = defineCall('plans.update', {
  address: 'PATCH /plans/{planId}',
  access: 'super_admin',
  summary:
    'Change a plan for those who agree on it from now on; running subscriptions stay as they were agreed',
  input: z.strictObject({
    planId: z.uuid(),
    version: seenVersion,
    ...planFields,
    isActive: z.boolean(),
  }),
  output: plan,
  errors: ['STALE'],
});
