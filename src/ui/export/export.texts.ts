import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('export', {
  stopped: 'The export stopped. What was read so far is kept.',
  goOn: 'Continue',
  cancel: 'Cancel',
});
