import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('settings-records', {
  settings: 'Settings',
  modules: 'Modules',
  logo: 'Logo',
});
