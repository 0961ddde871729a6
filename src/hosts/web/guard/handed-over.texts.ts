import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('handed-over', {
  takeBack: 'For staff: take the device back',
  title: 'Take the device back',
  lead: 'Signed in as {{name}}. Enter your password to open the program again.',
  password: 'Password',
  submit: 'Take Back',
  cancel: 'Cancel',
  failed: 'Failed to check the password',
  hiddenTitle: 'Nothing is shown',
  hiddenText: 'Please give this device back to the staff.',
});
