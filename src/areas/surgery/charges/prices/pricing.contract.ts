import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { anesthesiaTypes } from '../../anesthesia/content/anesthesia-content.contract.ts';

/** What is charged beside the procedure: theatre and recovery by the quarter of an hour, and each kind of anesthesia. */
export const pricedUses = ['quarterHour', ...anesthesiaTypes, 'recovery'] as const;

const chosen = z.strictObject({ id: z.uuid(), name: z.string() }).nullable();

const uses = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject({
    quarterHour: schema,
    general: schema,
    regional: schema,
    local: schema,
    sedation: schema,
    combined: schema,
    recovery: schema,
  });

const surgicalPricing = z.strictObject({
  /** The service by which each is charged; what has none waits for a price, unless it is not charged by itself. */
  services: uses(chosen),
  notCharged: z.array(z.enum(pricedUses)),
  /** 0 before the first change. */
  version: z.number().int(),
});

export type SurgicalPricing = z.output<typeof surgicalPricing>;

export const getSurgicalPricing = defineCall('surgicalPricing.get', {
  address: 'GET /surgical-pricing',
  access: 'theatre.admin',
  summary: 'Read by which services theatre time, anesthesia and recovery are charged',
  output: surgicalPricing,
});

export const updateSurgicalPricing = defineCall('surgicalPricing.update', {
  address: 'PUT /surgical-pricing',
  access: 'theatre.admin',
  summary:
    'Choose by which services theatre time, anesthesia and recovery are charged; what was found stays as it is',
  input: z.strictObject({
    quarterHourServiceId: z.uuid().nullable(),
    generalServiceId: z.uuid().nullable(),
    regionalServiceId: z.uuid().nullable(),
    localServiceId: z.uuid().nullable(),
    sedationServiceId: z.uuid().nullable(),
    combinedServiceId: z.uuid().nullable(),
    recoveryServiceId: z.uuid().nullable().default(null),
    /** What the hospital does not charge by itself, such as sedation that the procedure contains. */
    notCharged: z.array(z.enum(pricedUses)).max(pricedUses.length).default([]),
    version: z.number().int().min(0),
  }),
  output: surgicalPricing,
  errors: ['STALE'],
});
