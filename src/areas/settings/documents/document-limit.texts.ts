import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('document-limit', {
  title: 'Largest document',
  lead: 'An invoice, order or delivery with a higher total is refused. Usually a digit too many was typed.',
  limit: 'Highest total of one document',
  saved: 'Setting saved',
  failedToLoad: 'Failed to load settings',
  failedToSave: 'Failed to update settings',
});
