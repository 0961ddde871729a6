import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a nursing note. */
export const issue = defineIssues('nursing-notes', {
  patientMissing: 'Please select a patient',
  contentMissing: 'Write what is to be known.',
  followUpBefore: 'The follow-up comes after the note.',
});
