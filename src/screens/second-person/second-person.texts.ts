import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('second-person', {
  choose: 'Choose',
  away: 'Could not load the colleagues.',
});
