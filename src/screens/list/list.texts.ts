import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('screen-list', {
  asOf: 'As of {{time}}',
  from: 'From',
  to: 'To',
  noneMatch: 'Try other filters.',
  noneOnPage: 'This page is empty. Go back to the previous one.',
});
