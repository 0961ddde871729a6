import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('screens.alarms', {
  showMore: 'Show all',
  passedOn: 'Passed on',
  acknowledge: 'Acknowledge',
  action: 'What was done',
  note: 'Note',
});
