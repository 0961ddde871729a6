import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of an operative note. */
export const issue = defineIssues('operative-notes', {
  piecesRange: 'A whole number from 0 to 9999.',
  bloodLossRange: 'Whole mL from 0 to 30000.',
});
