export { type PlanEffects } from './changes/agreed-plan.ts';
export {
  cancelAtEnd,
  changeAtEnd,
  changeNow,
  lockSeen,
  requireChangeable,
  withdrawPlanned,
} from './changes/change-plan.ts';
export { selectPlanned, settlePlanned } from './changes/plan-change.queries.ts';
export { proposeChange } from './changes/proposal.ts';
export {
  isUpgradeOpen,
  licenseInvoiceCounter,
  licenseInvoiceRows,
  selectInvoices,
  voidOpenInvoices,
} from './invoices/license-invoice.queries.ts';
export { selectOperator } from './operator/operator.queries.ts';
export { maySuspendedRead, operatorWords, readOperatorContact } from './operator/operator.service.ts';
export { isNearLimit, limitedThings } from './limits/limit.rules.ts';
export { requireRoom } from './limits/require-room.ts';
export {
  claimAsking,
  onlinePaymentRows,
  type OnlinePaymentRow,
  selectToAsk,
  writeOnlinePayment,
} from './online/online-payment.queries.ts';
export { isFinal, nextAsk, paymentReference } from './online/online-payment.rules.ts';
export {
  type ClientPaymentRow,
  clientPaymentRows,
  copyProof,
  hasTransaction,
  insertProof,
  reviewProof,
  selectProofs,
} from './proofs/payment-proof.queries.ts';
export {
  countProofFiles,
  deleteProofFile,
  insertProofFile,
  selectFileOfProof,
  selectWaitingFiles,
} from './proofs/files/proof-file.queries.ts';
export { removeProofFiles } from './proofs/files/remove-proof-files.ts';
export { onlineTransactionKey } from './proofs/proof.rules.ts';
export { type PaidInvoice, payInvoice } from './renewal/pay-invoice.ts';
export { registerInvoices, writeInvoiceOff } from './receivables/client-invoice.queries.ts';
export { deferInvoice } from './receivables/defer-invoice.ts';
export { insertInvoiceChange, selectInvoiceChanges } from './receivables/invoice-change.queries.ts';
export { payableMinor } from './receivables/payable.rules.ts';
export { creditNoteCounter, creditNoteNumber, reduceInvoice } from './receivables/reduce-invoice.ts';
export { voidInvoice } from './receivables/void-invoice.ts';
export { renewSubscription } from './renewal/renewal.ts';
export { registerSampleProofs, sampleInvoices } from './subscriptions.seed.ts';
export { graceDays } from './payment-status/payment-status.rules.ts';
export {
  countBeds,
  countStaff,
  countStoredBytes,
  countUsed,
  insertSubscription,
  limitOf,
  lockSubscription,
  selectSubscription,
  writeSubscription,
} from './subscription/subscription.queries.ts';

/** Tables that queries of other areas may read; they are written only through the functions above. @public */
export const readableTables = ['client_payment', 'client_invoice'] as const;
