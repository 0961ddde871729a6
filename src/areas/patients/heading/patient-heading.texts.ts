import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('patient-heading', {
  heading: 'Patient {{name}}',
  failed: 'Allergies and alerts could not be loaded.',
  again: 'Try again',
  restricted: 'Restricted record',
  died: 'Died {{date}}',
  inactive: 'Inactive record',
});
