import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('witness', {
  witness: 'Witness',
  witnessHint: 'A second person must confirm a controlled medicine with their own password.',
  witnessPassword: 'Witness’s password',
  noWitness:
    'No other person here may witness controlled medicines. Ask an administrator for the permission.',
  tooManyWrong:
    'Too many wrong passwords. This witness can try again in 15 minutes. Someone else can witness now.',
  needed: '{{name}} is controlled. A second person must witness this.',
});
