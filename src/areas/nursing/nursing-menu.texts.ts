import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('nursing-menu', {
  vitalSigns: 'Vital Signs',
  dashboard: 'Nursing Dashboard',
  assessments: 'Nursing Assessments',
  assessment: 'Nursing Assessment',
});
