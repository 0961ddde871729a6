import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a care plan. */
export const issue = defineIssues('nursing-care-plans', {
  patientMissing: 'Please select a patient',
  diagnosisMissing: 'Enter the diagnosis.',
  goalMissing: 'Enter the goal.',
  interventionMissing: 'Enter the intervention.',
  evaluationMissing: 'Enter the evaluation.',
  hoursRange: 'Enter a whole number of hours from 1 to 168.',
});
