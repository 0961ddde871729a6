import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('export', {
  rows_one: '{{count, number}} row read',
  rows_other: '{{count, number}} rows read',
  stopped: 'The export stopped. What was read so far is kept.',
  goOn: 'Continue',
  cancel: 'Cancel',
});
