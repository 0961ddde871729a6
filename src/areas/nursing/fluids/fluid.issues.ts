import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a record of intake and output. */
export const issue = defineIssues('fluids', {
  patientMissing: 'Please select a patient',
  shiftMissing: 'Choose a shift.',
  wholeMillilitres: 'Enter a whole number of millilitres from 0 to {{most, number}}.',
  nothingRecorded: 'Enter at least one amount. 0 is an amount, empty is not.',
  deviceWithoutAmount: 'Enter the amount as well.',
  hourOfDay: 'Enter an hour from 0 to 23.',
  reminderHours: 'Enter a number of hours from {{least}} to {{most}}.',
});
