import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('vitals-records', {
  vital_signs: 'Vital signs',
  saturation_scales: 'Saturation scales',
});
