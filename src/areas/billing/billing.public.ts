export { requireDiscountWithinLimit, requireWithinLimit } from './limits/own-limit.service.ts';
export { createCreditNote } from './credits/credit-note.service.ts';
export { readAccount as readDepositAccount } from './deposits/deposit.service.ts';
export { billingWork, invoiceSummary } from './invoices/invoice.contract.ts';
export { selectInvoices as selectInvoiceRows } from './invoices/invoice-list.queries.ts';
export { namesOf as invoiceNamesOf, toSummary as toInvoiceSummary } from './invoices/invoice.record.ts';
export { selectBillingSettings } from './invoices/invoice.queries.ts';
export { invoiceTotals } from './invoices/invoice.rules.ts';
export { selectDueInvoiceNumbers } from './invoices/unpaid/unpaid-invoice.queries.ts';
export { readInvoice } from './invoices/invoice.service.ts';
export { createInvoice, updateInvoice, voidInvoice } from './invoices/writing/invoice-writing.service.ts';
export type { BilledSource } from './invoices/sources/billed-source.queries.ts';
export { recordPayment } from './payments/payment.service.ts';
export { requestRefund } from './payments/refunds/refund.service.ts';
export { serviceInput } from './services/service.contract.ts';
export { selectServicesNamed as findServicesNamed, serviceRows } from './services/service.queries.ts';
export { toService } from './services/service.record.ts';
export {
  createService,
  searchServices as findServices,
  updateService as changeService,
} from './services/service.service.ts';

/** Tables that queries of other areas may read; they are written only by this area. @public */
export const readableTables = [
  'cashier_day',
  'credit_note',
  'credit_note_item',
  'deposit_account',
  'deposit_movement',
  'invoice',
  'invoice_item',
  'invoice_source',
  'payment',
  'service',
] as const;
