export { findReferralPatients } from './copies/copy.queries.ts';
export { reverseCommission, withdrawCommission } from './reversals/reversal.service.ts';
export { accrueCommission } from './referrals/referral.service.ts';
