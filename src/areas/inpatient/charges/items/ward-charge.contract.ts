import { z } from 'zod';
import { rowPatient, withheld } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { freeText } from '#kernel/text.ts';
import { timedUnits } from '../charge.tables.ts';

const whoCharges = ['billing.write', 'admissions.receive'] as const;

/** What a ward writes down of a stay: a service, or something by time; without any amount. */
export const wardCharge = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['service', 'timed']),
  /** Who takes it off or stops it must know what it is. */
  name: withheld(z.string()),
  /** Of a service. */
  quantity: z.number().int().nullable(),
  /** Of something charged by time. */
  unit: z.enum(timedUnits).nullable(),
  /** When a service was given, or when something began. */
  from: z.string(),
  /** When something by time was stopped; null while it runs. */
  to: z.string().nullable(),
  isRunning: z.boolean(),
  /** Taken off again, because it was charged by mistake. */
  isRemoved: z.boolean(),
  removeReason: withheld(z.string()),
  byName: z.string(),
});

export type WardCharge = z.output<typeof wardCharge>;

/** The maximum number of services, and of uses by time, that the ward sees of a stay; the bill has all of them. */
export const maxWardCharges = 100;

export const listWardCharges = defineCall('wardCharges.list', {
  address: 'GET /admissions/{admissionId}/ward-charges',
  access: [...whoCharges],
  module: 'billing_enabled',
  workNeeds: { permission: [...whoCharges], fields: ['name'] },
  summary: `List the services and what is charged by time on a stay without amounts: what runs first, then the newest, at most ${maxWardCharges} of each`,
  input: z.strictObject({ admissionId: z.uuid() }),
  output: z.strictObject({ patient: z.strictObject(rowPatient), rows: z.array(wardCharge) }),
});

/** Something that can be charged on a stay. */
export const chargeable = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** Of a service. */
  category: z.string().nullable(),
  /** Of something charged by time. */
  unit: z.enum(timedUnits).nullable(),
  /** In minor units of the hospital's currency; null for those who see no billing. */
  priceMinor: z.number().int().nullable(),
});

export type Chargeable = z.output<typeof chargeable>;

export const searchChargeables = defineCall('wardCharges.offered', {
  address: 'GET /chargeables',
  access: [...whoCharges],
  module: 'billing_enabled',
  summary:
    'Find what can be charged on a stay: active services by words of their name or category, at most twenty, or everything that is charged by time',
  input: z.strictObject({ kind: z.enum(['service', 'timed']), search: freeText(200).default('') }),
  output: z.strictObject({ rows: z.array(chargeable) }),
});
