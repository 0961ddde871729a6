import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of laboratory results. */
export const issue = defineIssues('lab-results', {
  resultMissing: 'Enter a result.',
  noResult: 'Enter at least one result.',
  reasonMissing: 'Say why the result is corrected.',
});
