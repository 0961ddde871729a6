import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { optionalText } from '#kernel/text.ts';
import { dateText } from '#kernel/time/date-text.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import { issue } from './referral.issues.ts';

export const referralStatuses = ['pending', 'paid'] as const;

/** By hand, which somebody wrote or changed the amount of, or by sending an invoice. */
export const referralSources = ['hand', 'invoice'] as const;

/** One patient sent by one referrer; amounts are minor units of the hospital's currency. */
export const referral = z.strictObject({
  id: z.uuid(),
  referrer: z.strictObject({ id: z.uuid(), name: z.string() }),
  patient: namedPatient,
  appointmentId: z.uuid().nullable(),
  /** When that appointment begins. */
  appointmentTime: z.string().nullable(),
  amountMinor: z.number().int(),
  commissionMinor: z.number().int(),
  /** Taken back because an invoice was refunded. */
  reversedMinor: z.number().int(),
  status: z.enum(referralStatuses),
  source: z.enum(referralSources),
  createdByName: z.string(),
  /** The payout it is in. */
  payoutId: z.uuid().nullable(),
  notes: withheld(z.string()),
  /** The day in the hospital's calendar. */
  referredOn: z.string(),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  version: z.number().int(),
});

export type Referral = z.output<typeof referral>;

/** Whoever writes a referral anew must see what its notes say. */
const referralWork = { permission: 'referrals.commissions', fields: ['notes'] } as const;

export const maxAmountMinor = 1_000_000_000_000;

/** What a person writes of a referral. */
export const referralFields = {
  amountMinor: z
    .number(valueIssue('amountMissing'))
    .int(valueIssue('amountMissing'))
    .min(0, valueIssue('amountNegative'))
    .max(maxAmountMinor),
  notes: optionalText(1000),
};

export const listReferrals = defineCall('referrals.list', {
  address: 'GET /referrals',
  access: 'referrals.read',
  workNeeds: referralWork,
  summary: 'List referrals, newest first',
  input: z.strictObject({
    referrerId: z.uuid().optional(),
    patientId: z.uuid().optional(),
    status: z.enum(referralStatuses).optional(),
    /** First day shown, in the hospital's calendar. */
    from: dateText().optional(),
    /** Last day shown. */
    to: dateText().optional(),
    ...pageRequest,
  }),
  output: pageOf(referral),
});

export const createReferral = defineCall('referrals.create', {
  address: 'POST /referrals',
  access: 'referrals.commissions',
  workNeeds: referralWork,
  summary: 'Record that a referrer sent a patient; the commission accrues at once',
  input: z.strictObject({
    referrerId: z.uuid(issue('referrerMissing')),
    patientId: z.uuid(issue('patientMissing')),
    appointmentId: z.uuid().nullish(),
    ...referralFields,
  }),
  output: referral,
});

export const updateReferral = defineCall('referrals.update', {
  address: 'PUT /referrals/{referralId}',
  access: 'referrals.commissions',
  workNeeds: referralWork,
  summary:
    'Change amount, appointment and notes of a referral that is in no payout yet; its commission is reckoned anew',
  input: z.strictObject({
    referralId: z.uuid(),
    version: seenVersion,
    /** Left out, it stays. */
    appointmentId: z.uuid().nullish(),
    ...referralFields,
  }),
  output: referral,
  errors: ['STALE', 'WRONG_STATE', 'MONTH_CLOSED'],
});
