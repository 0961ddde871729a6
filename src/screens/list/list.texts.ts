import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('screen-list', {
  asOf: 'As of {{time}}',
  from: 'From',
  to: 'To',
  noneMatch: 'Try other filters.',
  noneOnPage: 'There is nothing on this page any more. Go back to the one before.',
});
