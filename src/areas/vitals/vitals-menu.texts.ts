import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('vitals-menu', {
  chart: 'Observation Chart',
});
