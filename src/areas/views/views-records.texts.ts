import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('views-records', {
  saved_views: 'Views of lists',
});
