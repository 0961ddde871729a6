export { paymentPart } from './payments/payment.contract.ts';
