export { findReferralPatients } from './copies/copy.queries.ts';
export { reverseCommission } from './payouts/reversals.ts';
