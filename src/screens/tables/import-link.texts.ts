import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('import-link', {
  import: 'Import',
});
