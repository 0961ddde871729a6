export { ledgerMethods } from './payments/payment.rules.ts';
