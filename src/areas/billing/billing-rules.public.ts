export { invoiceTotals } from './invoices/invoice.rules.ts';
export { isWallet, ledgerMethods, paymentMethods } from './payments/payment.rules.ts';
