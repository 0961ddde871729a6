export { licenseInvoiceCounter, voidOpenInvoices } from './invoices/license-invoice.queries.ts';
export { isNearLimit } from './limits/limit.rules.ts';
export { requireRoom } from './limits/require-room.ts';
export {
  type ClientPaymentRow,
  clientPaymentRows,
  reviewProof,
  selectProofs,
} from './proofs/payment-proof.queries.ts';
export { payInvoice } from './renewal/pay-invoice.ts';
export { renewSubscription } from './renewal/renewal.ts';
export { registerSampleProofs, sampleInvoices } from './subscriptions.seed.ts';
export { graceDays } from './standing/standing.rules.ts';
export {
  countStaff,
  insertSubscription,
  selectSubscription,
  writeSubscription,
} from './subscription/subscription.queries.ts';

/** Tables that queries of other areas may read; they are written only through the functions above. @public */
export const readableTables = ['client_payment'] as const;
