import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('vitals-records', {
  vital_signs: 'Vital signs',
  saturation_scales: 'Saturation scales',
  deteriorations: 'Scores that need a response',
  deterioration_policy: 'Response times for scores',
});
