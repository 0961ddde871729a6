import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('surgery-prints', { consentTitle: 'Consent to an operation' });
