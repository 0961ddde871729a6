import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('ward-rounds-records', { progress_notes: 'Progress notes' });
