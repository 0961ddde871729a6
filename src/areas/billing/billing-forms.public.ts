export { SecondPersonForm } from './limits/form/second-person-form.tsx';
export {
  SecondPersonFields,
  secondPersonRefusals,
  useSecondPerson,
} from './limits/form/second-person-fields.tsx';
export { paymentRefusals } from './payments/payment.words.ts';
