import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('register-print', {
  title: 'Controlled Medicine Register',
  medicine: 'Medicine',
  place: 'Place',
  from: 'From',
  to: 'To',
  before: 'Balance before',
  after: 'Balance after',
  pharmacist: 'Pharmacist',
  witness: 'Witness',
});
