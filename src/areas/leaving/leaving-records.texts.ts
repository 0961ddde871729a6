import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('leaving-records', { data_exports: 'Export of all data' });
