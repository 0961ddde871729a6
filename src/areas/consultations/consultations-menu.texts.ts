import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('consultations-menu', {
  consultations: 'Consultations',
  consultation: 'Consultation',
  diagnoses: 'Diagnoses',
});
