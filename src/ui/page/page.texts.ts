import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('page', {
  more: 'More',
  notRecorded: 'Not recorded: {{facts}}',
});
