import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('text-to-copy', { copy: 'Copy', copied: 'Copied' });
