import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import { bedTypes } from '../../beds/bed.contract.ts';
import { issue } from '../charge.issues.ts';

export const chargeMethods = ['calendar_day', 'hours'] as const;

/** More than any price; a check against slips of the keyboard. */
export const maxChargeMinor = 100_000_000_00;

export const chargeMinor = z
  .number(valueIssue('amountMissing'))
  .int(valueIssue('amountMissing'))
  .min(0, valueIssue('amountNegative'))
  .max(maxChargeMinor);

/** What beds cost from an instant on. The narrowest rate counts: bed, type in a ward, type, ward, all beds. */
export const bedRate = z.strictObject({
  id: z.uuid(),
  wardId: z.uuid().nullable(),
  wardName: z.string().nullable(),
  bedType: z.enum(bedTypes).nullable(),
  bedId: z.uuid().nullable(),
  bedNumber: z.string().nullable(),
  validFrom: z.string(),
  /** Minor units of the hospital's currency for one unit. */
  priceMinor: z.number().int(),
  method: z.enum(chargeMethods),
  unitMinutes: z.number().int().nullable(),
  graceMinutes: z.number().int().nullable(),
  halfUnderMinutes: z.number().int().nullable(),
  countsLastDay: z.boolean().nullable(),
  createdAt: z.string(),
});

export type BedRateRecord = z.output<typeof bedRate>;

const minutes = z.number().int();

const exampleRate: BedRateRecord = {
  id: '01980000-0000-7000-8000-000000000071',
  wardId: null,
  wardName: null,
  bedType: null,
  bedId: null,
  bedNumber: null,
  validFrom: '2026-01-01T00:00:00.000Z',
  priceMinor: 120_000,
  method: 'hours',
  unitMinutes: 720,
  graceMinutes: 180,
  halfUnderMinutes: null,
  countsLastDay: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};

/** The maximum number of rates that are listed; a hospital has far fewer. */
export const maxRates = 1000;

export const listBedRates = defineCall('bedRates.list', {
  address: 'GET /bed-rates',
  access: ['billing.read', 'beds.admin'],
  module: 'billing_enabled',
  summary: `List what beds cost, at most ${maxRates} rates, newest first; withdrawn ones are left out`,
  output: z.strictObject({ rows: z.array(bedRate) }),
});

export const createBedRate = defineCall('bedRates.create', {
  address: 'POST /bed-rates',
  access: 'billing.write',
  module: 'billing_enabled',
  summary:
    'Say what a bed, a type of beds, a ward or all beds cost from an instant on; stays that were not billed yet are reckoned anew',
  input: z
    .strictObject({
      wardId: z.uuid().nullish(),
      bedType: z.enum(bedTypes).nullish(),
      bedId: z.uuid().nullish(),
      validFrom: instantText(),
      priceMinor: chargeMinor,
      method: z.enum(chargeMethods),
      /** A unit of time that is charged, such as 720 for blocks of 12 hours. */
      unitMinutes: minutes.min(15).max(10_080).nullish(),
      /** So much beyond a whole number of units is not charged. */
      graceMinutes: minutes.min(0).max(10_079).default(0),
      /** A last unit that is shorter costs half. */
      halfUnderMinutes: minutes.min(1).max(10_080).nullish(),
      /** By calendar day: the day on which the bed is left is charged as well. */
      countsLastDay: z.boolean().default(false),
    })
    .refine(({ method, unitMinutes }) => method !== 'hours' || unitMinutes != null, {
      path: ['unitMinutes'],
      message: issue('unitMissing'),
    })
    .refine(({ unitMinutes, graceMinutes }) => unitMinutes == null || graceMinutes < unitMinutes, {
      path: ['graceMinutes'],
      message: issue('graceTooLong'),
    })
    .refine(
      ({ unitMinutes, halfUnderMinutes: half }) => unitMinutes == null || half == null || half <= unitMinutes,
      { path: ['halfUnderMinutes'], message: issue('halfTooLong') },
    )
    .refine(({ bedId, wardId, bedType }) => !bedId || (!wardId && !bedType), {
      path: ['bedId'],
      message: issue('scopeOfBed'),
    }),
  output: bedRate,
  errors: ['RATE_EXISTS'],
  example: {
    input: {
      validFrom: exampleRate.validFrom,
      priceMinor: 120_000,
      method: 'hours',
      unitMinutes: 720,
      graceMinutes: 180,
    },
  },
});

export const withdrawBedRate = defineCall('bedRates.withdraw', {
  address: 'POST /bed-rates/{bedRateId}/withdrawal',
  access: 'billing.write',
  module: 'billing_enabled',
  summary: 'Withdraw a rate that was entered by mistake; stays that were not billed yet are reckoned anew',
  input: z.strictObject({ bedRateId: z.uuid() }),
  output: bedRate,
  errors: ['WRONG_STATE'],
});
