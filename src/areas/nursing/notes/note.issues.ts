import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a nursing note. */
export const issue = defineIssues('nursing-notes', {
  patientMissing: 'Please select a patient',
  contentMissing: 'Enter the note.',
  followUpBefore: 'Enter a time after the note.',
});
