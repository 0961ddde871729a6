import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('settings-menu', {
  settings: 'Settings',
});
