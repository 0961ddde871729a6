import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('consultations-records', {
  consultations: 'Consultations',
  problems: 'Problems',
  old_texts: 'Lines of earlier records',
  diagnoses: 'Diagnoses',
  consultation_templates: 'Templates of consultations',
});
