export { reverseCommission, withdrawCommission } from './reversals/reversal.service.ts';
export { accrueCommission } from './referrals/referral.service.ts';

/** Tables that queries of other areas may read; they are written only by this area. @public */
export const readableTables = ['referral', 'referrer'] as const;
