export { invoiceTotals } from './invoices/invoice.rules.ts';
export { secondPersonFields } from './limits/own-limit.contract.ts';
export { isWallet, ledgerMethods, paymentMethods } from './payments/payment.rules.ts';
