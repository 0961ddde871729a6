import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('doses-records', {
  doses: 'Doses',
  order_acknowledgements: 'Acknowledged orders',
  dose_policy: 'Times of medication',
});
