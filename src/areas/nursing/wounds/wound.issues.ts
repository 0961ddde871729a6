import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a wound and its observations. */
export const issue = defineIssues('wounds', {
  patientMissing: 'Please select a patient',
  siteMissing: 'Choose where the wound is.',
  kindMissing: 'Choose what kind of wound it is.',
  stageMissing: 'A pressure injury has a stage.',
  stageOfOthers: 'Only a pressure injury has a stage.',
  millimetres: 'A whole number of millimetres, 0 to {{most, number}}.',
  painRange: 'A whole number from 0 to 10.',
  nextDressingEarlier: 'The next dressing is after this observation.',
  healedNeedsNoDressing: 'A healed wound needs no next dressing.',
  nothingSaid: 'Say how the wound is.',
  beforeFound: 'This is before the wound was found.',
});
