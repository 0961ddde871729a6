import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion, versioned } from '#kernel/records/record-fields.ts';
import { optionalText, requiredText } from '#kernel/text.ts';
import { dateText } from '#kernel/time/date-text.ts';
import { referral } from '../referrals/referral.contract.ts';
import { issue } from './payout.issues.ts';
import { makerActs, payoutMethods, payoutStatuses } from './payout.rules.ts';

/** What a referrer is paid for one month; amounts are minor units of the hospital's currency. */
export const payout = z.strictObject({
  id: z.uuid(),
  payoutNumber: z.string(),
  referrerId: z.uuid(),
  referrerName: z.string(),
  /** YYYY-MM */
  month: z.string(),
  periodStart: z.string(),
  periodEnd: z.string(),
  totalReferrals: z.number().int(),
  totalRevenueMinor: z.number().int(),
  totalCommissionMinor: z.number().int(),
  /** Commission paid earlier for invoices refunded since, taken back here. */
  reversedMinor: z.number().int(),
  withholdingBasisPoints: z.number().int(),
  taxWithheldMinor: z.number().int(),
  netMinor: z.number().int(),
  payoutMethod: z.enum(payoutMethods),
  status: z.enum(payoutStatuses),
  transactionReference: z.string().nullable(),
  processedByName: z.string(),
  /** Referrals in it that were recorded or changed by hand. */
  referralsByHand: z.number().int(),
  /** None of its makers approves it or marks it paid. */
  neededSecondPerson: z.boolean(),
  /** Who made it, and by what. */
  makers: z.array(
    z.strictObject({ id: z.uuid(), name: z.string(), acts: z.array(z.enum(makerActs)).readonly() }),
  ),
  approvedByName: z.string().nullable(),
  approvedAt: z.string().nullable(),
  paidByName: z.string().nullable(),
  paidAt: z.string().nullable(),
  cancelledByName: z.string().nullable(),
  cancelledAt: z.string().nullable(),
  cancelReason: z.string().nullable(),
  notes: z.string().nullable(),
  ...versioned,
});

export type Payout = z.output<typeof payout>;

export type PayoutMaker = Payout['makers'][number];

const payoutId = z.uuid();
const referrerId = z.uuid();

/** The bank's or the wallet's name for the transfer that paid. */
export const transactionReference = requiredText(100, issue('referenceMissing'));

const payoutFilter = {
  referrerId: referrerId.optional(),
  status: z.enum(payoutStatuses).optional(),
};

export const listPayouts = defineCall('payouts.list', {
  address: 'GET /payouts',
  access: 'referrals.commissions',
  module: 'payouts_enabled',
  summary: 'List payouts of commissions, newest first',
  input: z.strictObject({ ...payoutFilter, ...pageRequest }),
  output: pageOf(payout),
});

export const exportPayouts = defineCall('payouts.export', {
  address: 'GET /payout-export',
  access: 'referrals.commissions',
  exports: 'referrals.export',
  readsReplica: true,
  module: 'payouts_enabled',
  summary: 'Read the filtered payouts page by page to take them away (recorded in the audit trail)',
  input: z.strictObject({ ...payoutFilter, ...pageRequest }),
  output: pageOf(payout),
});

export const countPayouts = defineCall('payouts.count', {
  address: 'GET /payout-counts',
  access: 'referrals.commissions',
  module: 'payouts_enabled',
  summary: 'Read the sums of payouts: all but cancelled, pending or approved, paid; and how many there are',
  input: z.strictObject({ referrerId: referrerId.optional() }),
  output: z.strictObject({
    totalMinor: z.number().int(),
    pendingMinor: z.number().int(),
    paidMinor: z.number().int(),
    records: z.number().int(),
  }),
});

export const maxReferralsShown = 500;

export const getPayout = defineCall('payouts.get', {
  address: 'GET /payouts/{payoutId}',
  access: 'referrals.commissions',
  module: 'payouts_enabled',
  summary: `Open a payout with its referrals, at most ${maxReferralsShown}`,
  input: z.strictObject({ payoutId }),
  output: z.strictObject({ payout, referrals: z.array(referral) }),
});

export const runPayouts = defineCall('payouts.run', {
  address: 'POST /payout-runs',
  access: 'referrals.commissions',
  module: 'payouts_enabled',
  summary:
    'Make one pending payout per referrer and month out of the pending referrals of a span of days, or pay them at once',
  input: z
    .strictObject({
      startDate: dateText(issue('bothDates')),
      endDate: dateText(issue('bothDates')),
      /** All referrers when absent. */
      referrerId: referrerId.nullish(),
      /** Approves the payouts and marks them paid at once; only where one person may do it all. */
      payNow: z.strictObject({ transactionReference }).nullish(),
      payoutMethod: z.enum(payoutMethods).default('bank_transfer'),
      notes: optionalText(500),
    })
    .refine(({ startDate, endDate }) => startDate <= endDate, {
      path: ['endDate'],
      message: issue('endBeforeStart'),
    }),
  output: z.strictObject({ payouts: z.array(payout) }),
  errors: ['NOTHING_TO_PAY_OUT', 'SECOND_PERSON_REQUIRED'],
});

export const approvePayout = defineCall('payouts.approve', {
  address: 'POST /payouts/{payoutId}/approval',
  access: 'referrals.commissions',
  module: 'payouts_enabled',
  summary: 'Approve a pending payout; somebody else than its makers',
  input: z.strictObject({ payoutId, version: seenVersion }),
  output: payout,
  errors: ['WRONG_STATE', 'STALE', 'SECOND_PERSON_REQUIRED'],
});

export const markPayoutPaid = defineCall('payouts.markPaid', {
  address: 'POST /payouts/{payoutId}/payment',
  access: 'referrals.commissions',
  module: 'payouts_enabled',
  summary:
    'Mark an approved payout and its referrals paid, with the reference of the transfer; somebody else than its makers',
  input: z.strictObject({ payoutId, version: seenVersion, transactionReference }),
  output: payout,
  errors: ['WRONG_STATE', 'STALE', 'SECOND_PERSON_REQUIRED'],
});

export const cancelPayout = defineCall('payouts.cancel', {
  address: 'POST /payouts/{payoutId}/cancellation',
  access: 'referrals.commissions',
  module: 'payouts_enabled',
  summary: 'Cancel a payout that is not paid: its referrals are pending again and can go into another',
  input: z.strictObject({ payoutId, version: seenVersion, reason: requiredText(500) }),
  output: payout,
  errors: ['WRONG_STATE', 'STALE'],
});

export const recordPayoutPrint = defineCall('payouts.recordPrint', {
  address: 'POST /payouts/{payoutId}/prints',
  access: 'referrals.commissions',
  module: 'payouts_enabled',
  summary: 'Record that a commission payout invoice was printed or downloaded',
  input: z.strictObject({ payoutId, output: z.enum(['print', 'download']) }),
  output: z.strictObject({ recorded: z.literal(true) }),
});
