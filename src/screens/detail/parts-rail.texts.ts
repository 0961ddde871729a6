import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('parts-rail', {
  parts: 'Parts of this record',
});
