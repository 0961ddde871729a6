import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('theatre-safety', {
  line: 'Safety line of {{number}}',
  patient: 'Patient',
  operation: 'Operation',
  side: 'Side',
  weight: 'Weight',
  bloodGroup: 'Blood group',
  kilograms: '{{kilograms}} kg, {{date}}',
  notWeighed: 'Not weighed',
  groupUnknown: 'Group not known',
  sideMissing: 'Side not chosen',
  failed: 'Could not load side, allergies and weight.',
  again: 'Try again',
});
