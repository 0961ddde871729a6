import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('notice-steps', {
  open: 'Open',
  print: 'Print',
});
