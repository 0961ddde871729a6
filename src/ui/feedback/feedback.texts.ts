import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('feedback', {
  confirm: 'Confirm',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  undo: 'Undo',
});
