import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a laboratory order. */
export const issue = defineIssues('lab-orders', {
  patientMissing: 'Choose a patient.',
  patientInactive: 'This patient is inactive. Reactivate the record before ordering.',
  ordererUnable: 'Choose someone who can acknowledge critical results.',
  noTest: 'Please select at least one test',
  testTwice: 'Choose each test only once.',
  testInactive: '{{name}} is no longer in the catalogue.',
  collectedInFuture: 'This time is in the future.',
});
