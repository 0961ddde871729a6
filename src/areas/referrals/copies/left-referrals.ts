import { z } from 'zod';
import {
  leftAmount,
  leftDate,
  leftId,
  leftInstant,
  leftNumber,
  leftText,
} from '#database/copies/left-values.ts';
import { payoutMethods, payoutStatuses } from '../payouts/payout.rules.ts';
import { highestAmountMinor, referralStatuses } from '../referrals/referral.contract.ts';
import { highestFlatMinor } from '../referrers/referrer.contract.ts';
import { referrerStatuses, referrerTypes } from '../referrers/referrer.rules.ts';

const amount = leftAmount.transform((minor) => Math.min(minor, highestAmountMinor));

/** Referrers that an earlier program left behind; the rate is percent, or minor units for a flat sum. */
export const leftReferrers = z.array(
  z.looseObject({
    id: leftId,
    name: z.string().trim().min(1).max(200),
    type: z.enum(referrerTypes).catch('individual'),
    phone: leftText(40),
    email: leftText(254),
    address: leftText(500),
    commissionType: z.enum(['percentage', 'flat']).catch('percentage'),
    commissionRate: z.number().min(0).max(highestFlatMinor).catch(0),
    status: z.enum(referrerStatuses).catch('active'),
    createdAt: leftInstant,
    updatedAt: leftInstant,
  }),
);

/** Referrals that an earlier program left behind; amounts are minor units. */
export const leftReferrals = z.array(
  z.looseObject({
    id: leftId,
    patientId: leftId,
    referrerId: leftId,
    amount,
    commissionAmount: amount,
    reversedAmount: amount,
    status: z.enum(referralStatuses).catch('pending'),
    /** Null: in no payout; absent: the program that left it did not say. */
    payoutId: leftId.nullish().catch(undefined),
    notes: leftText(1000),
    referredOn: leftDate,
    createdAt: leftInstant,
    paidAt: leftInstant,
    updatedAt: leftInstant,
  }),
);

/** Payouts that an earlier program left behind; amounts are minor units. */
export const leftPayouts = z.array(
  z.looseObject({
    id: leftId,
    payoutNumber: leftNumber('PAY-'),
    referrerId: leftId,
    month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
    totalReferrals: leftAmount,
    totalRevenue: amount,
    totalEligibleCommissionCents: amount,
    totalTaxWithheldCents: amount,
    payoutPeriodStart: leftDate,
    payoutPeriodEnd: leftDate,
    payoutMethod: z.enum(payoutMethods).catch('bank_transfer'),
    status: z.enum(payoutStatuses).catch('pending'),
    transactionReference: leftText(100),
    paidAt: leftInstant,
    cancelReason: leftText(500),
    notes: leftText(500),
    createdAt: leftInstant,
    updatedAt: leftInstant,
  }),
);

export type LeftReferrer = z.output<typeof leftReferrers>[number];
export type LeftReferral = z.output<typeof leftReferrals>[number];
export type LeftPayout = z.output<typeof leftPayouts>[number];
