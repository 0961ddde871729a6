export { type RefundedInvoice, reverseCommission } from './payouts/reversals.ts';
