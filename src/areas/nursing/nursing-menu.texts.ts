import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('nursing-menu', {
  dashboard: 'Nursing Dashboard',
  assessments: 'Nursing Assessments',
  assessment: 'Nursing Assessment',
});
