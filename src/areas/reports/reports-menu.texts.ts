import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('reports-menu', {
  reports: 'Reports',
  financial: 'Financial Reports',
  saved: 'Saved Reports',
});
