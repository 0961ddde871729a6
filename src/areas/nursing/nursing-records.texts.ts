import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('nursing-records', {
  nursing_assessments: 'Nursing assessments',
});
