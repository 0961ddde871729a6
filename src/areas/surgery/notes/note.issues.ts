import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of an operative note. */
export const issue = defineIssues('operative-notes', {
  piecesRange: 'Enter a whole number from 0 to 9999.',
  bloodLossRange: 'Enter a whole number of mL from 0 to 30000.',
});
