import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('allergies-in-short', {
  title: 'Allergies',
  recorded: 'Allergies: {{all}}',
  noneKnown: 'No known allergies',
  notAsked: 'Allergies not asked',
  notTold: 'Allergies: see the record',
});
