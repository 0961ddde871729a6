import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('theme', {
  close: 'Close',
  clear: 'Clear',
  showPassword: 'Show or hide the password',
});
