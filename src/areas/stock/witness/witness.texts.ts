import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('witness', {
  witness: 'Witness',
  witnessHint: 'A controlled medicine needs a second person, who confirms with their own password.',
  witnessPassword: 'Password of the witness',
  noWitness: 'Nobody else may witness controlled medicines. An administrator gives the permission.',
  tooManyWrong:
    'The password was wrong too often. The witness can confirm again in a quarter of an hour; somebody else can witness now.',
  needed: '{{name}} is controlled: it leaves only with a second person.',
});
