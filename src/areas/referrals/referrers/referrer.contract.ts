import { z } from 'zod';
import { emailText, phoneText } from '#kernel/contact.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { inUseFilter, seenVersion, versioned } from '#kernel/records/record-fields.ts';
import { freeText, optionalText, requiredText } from '#kernel/text.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import { issue } from './referrer.issues.ts';
import { referrerStatuses, referrerTypes } from './referrer.rules.ts';

/** Somebody who refers patients; amounts are minor units of the hospital's currency. */
export const referrer = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  type: z.enum(referrerTypes),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string().nullable(),
  commissionType: z.enum(['percentage', 'flat']),
  /** Hundredths of a percent; null for a flat sum. */
  commissionBasisPoints: z.number().int().nullable(),
  /** Minor units; null for a percentage. */
  commissionFlatMinor: z.number().int().nullable(),
  /** More than a referrer can be given in this hospital today. */
  isAboveCap: z.boolean(),
  /** Counts the changes of the commission. */
  termsVersion: z.number().int(),
  /** Who set the commission; null where it stood before that was kept. */
  termsBy: z.uuid().nullable(),
  termsByName: z.string().nullable(),
  termsAt: z.string().nullable(),
  /** Another person who agreed to it; until then its setter decides on no payout with it. */
  termsConfirmedByName: z.string().nullable(),
  termsConfirmedAt: z.string().nullable(),
  status: z.enum(referrerStatuses),
  totalReferrals: z.number().int(),
  totalRevenueMinor: z.number().int(),
  totalCommissionMinor: z.number().int(),
  pendingCommissionMinor: z.number().int(),
  lastReferralAt: z.string().nullable(),
  ...versioned,
});

export type Referrer = z.output<typeof referrer>;

export const maxFlatMinor = 1_000_000_000_000;

/** What a person writes of a referrer. */
export const referrerFields = {
  name: requiredText(200),
  type: z.enum(referrerTypes),
  phone: phoneText,
  email: emailText,
  address: optionalText(500),
  commission: z.union([
    z.strictObject({
      commissionType: z.literal('percentage'),
      commissionBasisPoints: z
        .number()
        .int()
        .min(0, issue('shareNegative'))
        .max(10_000, issue('shareTooHigh')),
    }),
    z.strictObject({
      commissionType: z.literal('flat'),
      commissionFlatMinor: z.number().int().min(0, valueIssue('amountNegative')).max(maxFlatMinor),
    }),
  ]),
};

const referrerId = z.uuid();

export const listReferrers = defineCall('referrers.list', {
  address: 'GET /referrers',
  access: 'referrals.read',
  summary: 'List and search referrers by name',
  input: z.strictObject({
    /** Words inside the name. */
    search: freeText(200).optional(),
    type: z.enum(referrerTypes).optional(),
    status: inUseFilter,
    ...pageRequest,
  }),
  output: pageOf(referrer),
});

export const getReferrer = defineCall('referrers.get', {
  address: 'GET /referrers/{referrerId}',
  access: 'referrals.read',
  summary: 'Open a referrer with what they referred and are owed (recorded in the audit trail)',
  input: z.strictObject({ referrerId }),
  output: referrer,
});

export const createReferrer = defineCall('referrers.create', {
  address: 'POST /referrers',
  access: 'referrals.commissions',
  summary: 'Add somebody who refers patients',
  input: z.strictObject(referrerFields),
  output: referrer,
  example: {
    input: {
      name: 'Lake Road Pharmacy',
      type: 'pharmacy',
      phone: '+880 1711 000009',
      address: '2 Lake Road, Dhaka',
      commission: { commissionType: 'percentage', commissionBasisPoints: 500 },
    },
  },
});

export const updateReferrer = defineCall('referrers.update', {
  address: 'PUT /referrers/{referrerId}',
  access: 'referrals.commissions',
  summary: 'Change a referrer; commissions accrued so far stay as they are',
  input: z.strictObject({
    referrerId,
    version: seenVersion,
    ...referrerFields,
    status: z.enum(referrerStatuses),
  }),
  output: referrer,
  errors: ['STALE'],
  example: {
    input: {
      referrerId: '01980000-0000-7000-8000-000000000061',
      version: 1,
      name: 'Lake Road Pharmacy',
      type: 'pharmacy',
      phone: '+880 1711 000009',
      commission: { commissionType: 'flat', commissionFlatMinor: 2500 },
      status: 'active',
    },
  },
});

export const confirmTerms = defineCall('referrers.confirmTerms', {
  address: 'POST /referrers/{referrerId}/terms-confirmation',
  access: 'referrals.commissions',
  summary: 'Agree, as a second person, to the commission that somebody else set',
  input: z.strictObject({ referrerId, version: seenVersion }),
  output: referrer,
  errors: ['SECOND_PERSON_REQUIRED', 'WRONG_STATE', 'STALE'],
});
