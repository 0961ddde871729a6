import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('document-limit', {
  title: 'Largest document',
  lead: 'An invoice, an order or a delivery that comes to more is refused: nearly always a digit too many was typed.',
  limit: 'Highest total of one document',
  saved: 'The setting was saved.',
  failedToLoad: 'Failed to load settings',
  failedToSave: 'Failed to update settings',
});
