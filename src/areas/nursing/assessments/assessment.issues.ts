import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of an assessment. */
export const issue = defineIssues('nursing-assessments', {
  patientMissing: 'Please select a patient',
  scaleIncomplete: 'Answer every question of this scale, or none.',
  diagnosisMissing: 'Enter the diagnosis.',
  painRange: 'Enter a whole number from 0 to 10.',
  tooYoung: 'This scale is for patients aged {{years}} years or over.',
});
