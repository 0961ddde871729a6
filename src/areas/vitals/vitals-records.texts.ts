import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('vitals-records', {
  vital_signs: 'Vital signs',
  saturation_scales: 'Saturation scales',
  deteriorations: 'Scores that call for somebody',
  deterioration_policy: 'Times of scores that call for somebody',
});
