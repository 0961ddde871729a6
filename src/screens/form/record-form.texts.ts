import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('record-form', { loadCurrent: 'Load the saved version' });
