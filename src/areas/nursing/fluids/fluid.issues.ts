import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a record of intake and output. */
export const issue = defineIssues('fluids', {
  patientMissing: 'Please select a patient',
  shiftMissing: 'Please select a shift',
  wholeMillilitres: 'A whole number of millilitres, 0 to {{most, number}}.',
  nothingRecorded: 'Record at least one amount; 0 counts, empty does not.',
  deviceWithoutAmount: 'Record its amount as well.',
  hourOfDay: 'An hour from 0 to 23.',
  reminderHours: '{{least}} to {{most}} hours.',
});
