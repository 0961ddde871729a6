export { findReferralPatients } from './copies/copy.queries.ts';
export { reverseCommission, withdrawCommission } from './payouts/reversals.ts';
export { accrueCommission } from './referrals/referral.service.ts';
