import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a wound and its observations. */
export const issue = defineIssues('wounds', {
  patientMissing: 'Please select a patient',
  siteMissing: 'Choose where the wound is.',
  kindMissing: 'Choose what kind of wound it is.',
  stageMissing: 'Choose the stage of the pressure injury.',
  stageOfOthers: 'Only a pressure injury has a stage.',
  millimetres: 'Enter a whole number of millimetres from 0 to {{most, number}}.',
  painRange: 'Enter a whole number from 0 to 10.',
  nextDressingEarlier: 'Enter a time after this observation.',
  healedNeedsNoDressing: 'A healed wound needs no next dressing.',
  nothingSaid: 'Enter at least one finding.',
  beforeFound: 'This is before the wound was found.',
});
