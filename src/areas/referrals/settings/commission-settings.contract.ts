import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import { maxFlatMinor } from '../referrers/referrer.contract.ts';
import { issue } from './commission-settings.issues.ts';

export const commissionSettings = z.strictObject({
  /** Who made a payout neither approves nor pays it. */
  payoutNeedsSecondPerson: z.boolean(),
  /** The highest share that a referrer can be given, in hundredths of a percent. */
  capBasisPoints: z.number().int().min(0, issue('capOutOfRange')).max(10_000, issue('capOutOfRange')),
  /** The highest flat commission that a referrer can be given, in minor units. */
  capFlatMinor: z
    .number(valueIssue('amountMissing'))
    .int(valueIssue('amountMissing'))
    .min(0, valueIssue('amountNegative'))
    .max(maxFlatMinor),
});

export type CommissionSettings = z.output<typeof commissionSettings>;

export const getCommissionSettings = defineCall('commissionSettings.get', {
  address: 'GET /commission-settings',
  access: ['referrals.commissions', 'admin.settings'],
  summary: 'Read how high a commission may be and whether a second person decides on payouts',
  output: commissionSettings,
});

export const updateCommissionSettings = defineCall('commissionSettings.update', {
  address: 'PATCH /commission-settings',
  access: 'admin.settings',
  summary:
    'Change how high a commission may be and whether a second person decides on payouts; what is left out stays',
  input: commissionSettings.partial(),
  output: commissionSettings,
  example: { input: { capBasisPoints: 1500 } },
});
