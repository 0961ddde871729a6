import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('settings-section', {
  saved: 'Settings saved',
  failedToLoad: 'Failed to load tenant settings',
  failedToUpdate: 'Failed to update settings',
});
