import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a progress note. */
export const issue = defineIssues('progress-notes', {
  nothingWritten: 'Write what the patient says, what was found, or what is to be done.',
  problemMissing: 'Enter the problem.',
  problemTwice: 'This problem is already in the note.',
  reasonMissing: 'Enter a reason for the amendment.',
});
