import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('wristbands', {
  print: 'Print',
  wristband: 'Wristband',
  labels: 'Labels',
  title: 'Wristband and labels of {{patient}}',
  copies: 'Number of labels',
  copiesBetween: 'Enter a number from {{least}} to {{most}}.',
  born: 'Born {{date}} ({{age}}) · {{gender}}',
  noBed: 'No bed yet',
  bed: '{{ward}}, {{number}}',
  allergies: 'ALLERGIES: {{list}}',
  allergiesLong: 'ALLERGIES: see the record',
  allergiesShort: 'ALLERGIES',
  noneKnown: 'No known allergies',
  notAsked: 'Allergies not asked',
  failedToLoad: 'Failed to load wristband',
  notActive: 'The patient is no longer admitted. There is no wristband to print.',
  closedTitle: 'Restricted record',
  closedText: 'The ward that receives the patient prints this wristband and its labels.',
  close: 'Close',
});
