export { reverseCommission } from './payouts/reversals.ts';
