import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('recorded-print', {
  notRecorded: 'The print was not recorded',
});
