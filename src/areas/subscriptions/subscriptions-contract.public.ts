export * as planChangeContract from './changes/plan-change.contract.ts';
export {
  billingIntervals,
  plannedChange,
  subscriptionStatuses,
} from './subscription/subscription.contract.ts';
export * as onlinePaymentContract from './online/online-payment.contract.ts';
export * as proofFileContract from './proofs/files/proof-file.contract.ts';
export { bytesOfMegabytes, inMegabytes } from './limits/megabytes.rules.ts';
export { readReference } from './online/online-payment.rules.ts';
export { paymentMethods, proofStatuses, typedMethods } from './proofs/proof.rules.ts';
export { invoiceChange } from './invoices/license-invoice.contract.ts';
