import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { optionalText } from '#kernel/text.ts';

export const referralStatuses = ['pending', 'paid'] as const;

/** One patient sent by one referrer; amounts are minor units of the hospital's currency. */
export const referral = z.strictObject({
  id: z.uuid(),
  referrer: z.strictObject({ id: z.uuid(), name: z.string() }),
  patient: z.strictObject({
    id: z.uuid(),
    patientNumber: z.string(),
    firstName: z.string(),
    lastName: z.string(),
  }),
  appointmentId: z.uuid().nullable(),
  amountMinor: z.number().int(),
  commissionMinor: z.number().int(),
  /** Taken back because an invoice was refunded. */
  reversedMinor: z.number().int(),
  status: z.enum(referralStatuses),
  /** The payout it is in. */
  payoutId: z.uuid().nullable(),
  notes: z.string().nullable(),
  /** The day in the hospital's calendar. */
  referredOn: z.string(),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  version: z.number().int(),
});

export type Referral = z.output<typeof referral>;

const referralId = z.uuid('This is not a referral id.');
const referrerId = z.uuid('This is not a referrer id.');
const patientId = z.uuid('This is not a patient id.');
const date = z.iso.date('Enter a date.');
export const highestAmountMinor = 1_000_000_000_000;

/** What a person writes of a referral. */
export const referralFields = {
  amountMinor: z
    .number('Enter an amount.')
    .int('Enter an amount.')
    .min(0, 'Enter an amount of zero or more.')
    .max(highestAmountMinor),
  notes: optionalText(1000),
};

export const listReferrals = defineCall({
  id: 'referrals.list',
  kind: 'read',
  method: 'GET',
  path: '/referrals',
  access: 'referrals.read',
  summary: 'List referrals, newest first',
  input: z.strictObject({
    referrerId: referrerId.optional(),
    patientId: patientId.optional(),
    status: z.enum(referralStatuses).optional(),
    /** First day shown, in the hospital's calendar. */
    from: date.optional(),
    /** Last day shown. */
    to: date.optional(),
    ...pageRequest,
  }),
  output: pageOf(referral),
});

export const createReferral = defineCall({
  id: 'referrals.create',
  kind: 'write',
  method: 'POST',
  path: '/referrals',
  access: 'referrals.commissions',
  summary: 'Record that a referrer sent a patient; the commission accrues at once',
  input: z.strictObject({
    referrerId,
    patientId,
    appointmentId: z.uuid('This is not an appointment id.').nullish(),
    ...referralFields,
  }),
  output: referral,
});

export const updateReferral = defineCall({
  id: 'referrals.update',
  kind: 'write',
  method: 'PUT',
  path: '/referrals/{referralId}',
  access: 'referrals.commissions',
  summary: 'Change amount and notes of a referral that is in no payout yet; its commission is reckoned anew',
  input: z.strictObject({ referralId, version: z.number().int().min(1), ...referralFields }),
  output: referral,
  errors: ['STALE', 'WRONG_STATE'],
});
