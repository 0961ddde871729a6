export { reverseCommission, withdrawCommission } from './reversals/reversal.service.ts';
export { accrueCommission } from './referrals/referral.service.ts';
