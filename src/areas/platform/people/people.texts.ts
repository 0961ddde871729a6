import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('platform-people', {
  title: 'People',
  lead: 'Who runs the platform, and what each of them may do. People of hospitals are invited by their hospitals.',
});
