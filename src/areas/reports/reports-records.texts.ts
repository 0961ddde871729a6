import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('reports-records', { reports: 'Reports' });
