import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('imports-records', {
  imports: 'Imports of lists',
});
