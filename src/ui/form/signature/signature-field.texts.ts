import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('signature-field', { clear: 'Clear Signature' });
