import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { optionalText, requiredText } from '#kernel/text.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import { timedUnits } from '../charge.tables.ts';
import { chargeMinor, maxChargeMinor } from '../rates/bed-rate.contract.ts';

const admissionId = z.uuid();
const done = z.strictObject({ id: z.uuid() });
const reason = requiredText(500);

/** Nurses write down what was used; prices come from the catalogue. */
const charging = ['billing.write', 'admissions.receive'] as const;

export const timedCharge = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  unit: z.enum(timedUnits),
  priceMinor: z.number().int(),
  status: z.enum(['active', 'inactive']),
  version: z.number().int(),
});

export type TimedCharge = z.output<typeof timedCharge>;

export const carePackage = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  priceMinor: z.number().int(),
  includedDays: z.number().int(),
  services: z.array(z.strictObject({ serviceId: z.uuid(), name: z.string(), quantity: z.number().int() })),
  status: z.enum(['active', 'inactive']),
  version: z.number().int(),
});

export type CarePackage = z.output<typeof carePackage>;

/** The maximum number of timed charges and packages that are listed; a hospital has far fewer. */
export const maxListed = 500;

export const listTimedCharges = defineCall('timedCharges.list', {
  address: 'GET /timed-charges',
  access: ['billing.read', 'beds.admin'],
  module: 'billing_enabled',
  summary: `List what is charged by time beside the bed, by name, at most ${maxListed}`,
  input: z.strictObject({ status: z.enum(['active', 'all']).default('active') }),
  output: z.strictObject({ rows: z.array(timedCharge) }),
});

export const createTimedCharge = defineCall('timedCharges.create', {
  address: 'POST /timed-charges',
  access: 'billing.write',
  module: 'billing_enabled',
  summary: 'Add something that is charged by time, such as oxygen or a bed for an attendant',
  input: z.strictObject({ name: requiredText(100), unit: z.enum(timedUnits), priceMinor: chargeMinor }),
  output: timedCharge,
  errors: ['CHARGE_NAME_TAKEN'],
});

export const updateTimedCharge = defineCall('timedCharges.update', {
  address: 'PATCH /timed-charges/{timedChargeId}',
  access: 'billing.write',
  module: 'billing_enabled',
  summary: 'Change the price of something charged by time, or no longer offer it; what runs keeps its price',
  input: z.strictObject({
    timedChargeId: z.uuid(),
    version: seenVersion,
    priceMinor: chargeMinor.optional(),
    status: z.enum(['active', 'inactive']).optional(),
  }),
  output: timedCharge,
  errors: ['STALE', 'CHARGE_NAME_TAKEN'],
});

export const listCarePackages = defineCall('carePackages.list', {
  address: 'GET /care-packages',
  access: ['billing.read', 'beds.admin'],
  module: 'billing_enabled',
  summary: `List packages by name, at most ${maxListed}`,
  input: z.strictObject({ status: z.enum(['active', 'all']).default('active') }),
  output: z.strictObject({ rows: z.array(carePackage) }),
});

export const createCarePackage = defineCall('carePackages.create', {
  address: 'POST /care-packages',
  access: 'billing.write',
  module: 'billing_enabled',
  summary: 'Add a package: a fixed price for so many days of a bed and a named set of services',
  input: z.strictObject({
    name: requiredText(100),
    priceMinor: chargeMinor,
    includedDays: z.number().int().min(0).max(365),
    services: z
      .array(z.strictObject({ serviceId: z.uuid(), quantity: z.number().int().min(1).max(1000) }))
      .max(100)
      .default([]),
  }),
  output: carePackage,
  errors: ['CHARGE_NAME_TAKEN'],
  example: {
    input: {
      name: 'Normal delivery',
      priceMinor: 2_000_000,
      includedDays: 2,
      services: [{ serviceId: '01980000-0000-7000-8000-000000000001', quantity: 2 }],
    },
  },
});

export const setCarePackageStatus = defineCall('carePackages.setStatus', {
  address: 'PATCH /care-packages/{carePackageId}',
  access: 'billing.write',
  module: 'billing_enabled',
  summary: 'Offer a package, or no longer; stays that have it keep its terms',
  input: z.strictObject({
    carePackageId: z.uuid(),
    version: seenVersion,
    status: z.enum(['active', 'inactive']),
  }),
  output: carePackage,
  errors: ['STALE', 'CHARGE_NAME_TAKEN'],
});

export const addStayService = defineCall('stayServices.add', {
  address: 'POST /admissions/{admissionId}/services',
  access: [...charging],
  module: 'billing_enabled',
  summary: 'Charge a service of the catalogue on a stay, at its present price',
  input: z.strictObject({
    admissionId,
    serviceId: z.uuid(),
    quantity: z.number(valueIssue('notANumber')).int().min(1).max(1000).default(1),
    /** Now, unless it was earlier. */
    chargedAt: instantText().optional(),
  }),
  output: done,
  errors: ['WRONG_STATE'],
  example: {
    input: {
      admissionId: '01980000-0000-7000-8000-000000000064',
      serviceId: '01980000-0000-7000-8000-000000000031',
      quantity: 1,
    },
  },
});

export const cancelStayService = defineCall('stayServices.cancel', {
  address: 'POST /stay-services/{stayServiceId}/cancellation',
  access: [...charging],
  module: 'billing_enabled',
  summary: 'Take a service off a stay that was charged by mistake, saying why',
  input: z.strictObject({ stayServiceId: z.uuid(), reason }),
  output: done,
  errors: ['WRONG_STATE'],
});

export const startStayTimer = defineCall('stayTimers.start', {
  address: 'POST /admissions/{admissionId}/timers',
  access: [...charging],
  module: 'billing_enabled',
  summary:
    'Begin to charge something by time on a stay, now or from an earlier instant; it runs once at a time',
  input: z.strictObject({ admissionId, timedChargeId: z.uuid(), startedAt: instantText().optional() }),
  output: done,
  errors: ['WRONG_STATE', 'TIMER_RUNNING'],
  example: {
    input: {
      admissionId: '01980000-0000-7000-8000-000000000064',
      timedChargeId: '01980000-0000-7000-8000-000000000072',
    },
  },
});

export const stopStayTimer = defineCall('stayTimers.stop', {
  address: 'POST /stay-timers/{stayTimerId}/stop',
  access: [...charging],
  module: 'billing_enabled',
  summary: 'End what is charged by time, now or at an earlier instant',
  input: z.strictObject({ stayTimerId: z.uuid(), stoppedAt: instantText().optional() }),
  output: done,
  errors: ['WRONG_STATE'],
  example: { input: { stayTimerId: '01980000-0000-7000-8000-000000000074' } },
});

export const cancelStayTimer = defineCall('stayTimers.cancel', {
  address: 'POST /stay-timers/{stayTimerId}/cancellation',
  access: [...charging],
  module: 'billing_enabled',
  summary: 'Take something charged by time off a stay that was started by mistake, saying why',
  input: z.strictObject({ stayTimerId: z.uuid(), reason }),
  output: done,
  errors: ['WRONG_STATE'],
});

export const chooseStayPackage = defineCall('stayPackages.choose', {
  address: 'PUT /admissions/{admissionId}/package',
  access: 'billing.write',
  module: 'billing_enabled',
  summary: 'Agree on a package for a stay, in place of another, or on none',
  input: z.strictObject({ admissionId, carePackageId: z.uuid().nullable() }),
  output: done,
  errors: ['WRONG_STATE'],
});

export const giveStayEstimate = defineCall('stayEstimates.give', {
  address: 'POST /admissions/{admissionId}/estimates',
  access: ['billing.write', 'billing.payments'],
  module: 'billing_enabled',
  summary: 'Write down what the patient was told that the stay would cost; it stands beside the interim bill',
  input: z.strictObject({
    admissionId,
    amountMinor: z
      .number(valueIssue('amountMissing'))
      .int(valueIssue('amountMissing'))
      .min(1, valueIssue('amountNotPositive'))
      .max(maxChargeMinor),
    days: z.number().int().min(0).max(365).nullish(),
    notes: optionalText(500),
  }),
  output: done,
});
