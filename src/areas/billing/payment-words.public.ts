export { paymentRefusals } from './payments/payment.words.ts';
