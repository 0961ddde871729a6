import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('settings-records', {
  settings: 'Settings',
  modules: 'Modules',
  late_entry_settings: 'Limit for late entries',
  document_limit: 'Highest total of one document',
  first_hour: 'First hour',
  logo: 'Logo',
});
