import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a task. */
export const issue = defineIssues('nursing-tasks', {
  patientMissing: 'Please select a patient',
  textMissing: 'Enter what needs to be done.',
});
