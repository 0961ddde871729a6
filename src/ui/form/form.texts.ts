import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('form', {
  save: 'Save',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  discard: 'Discard',
  keepEditing: 'Keep editing',
  restored: 'What you typed here before was kept. Check it before you save.',
  discardDraft: 'Start over',
  notSaved: 'Not saved',
  checkFields: 'Some fields need your attention.',
  saveFailed: 'Nothing was saved. What you typed is still here. Check the connection and try again.',
  discardTitle: 'Discard changes?',
  discardMessage: 'What you typed has not been saved.',
  leaveTitle: 'Leave without saving?',
  leaveMessage: 'What you typed has not been saved. It is kept as a draft until this tab is closed.',
  leave: 'Leave',
  stay: 'Stay',
  incompleteDate: 'This date is not complete.',
  inZone: 'Time in {{zone}}',
});
