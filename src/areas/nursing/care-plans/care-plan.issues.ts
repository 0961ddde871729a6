import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a care plan. */
export const issue = defineIssues('nursing-care-plans', {
  patientMissing: 'Please select a patient',
  diagnosisMissing: 'Name the diagnosis.',
  goalMissing: 'Say what is to be reached.',
  interventionMissing: 'Say what is done.',
  evaluationMissing: 'Say how it went.',
  hoursRange: 'A whole number of hours from 1 to 168.',
});
