import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('doses-menu', {
  mar: 'Medication Administration Record',
  calledMar: 'MAR, doses, drug chart, give medicines',
});
