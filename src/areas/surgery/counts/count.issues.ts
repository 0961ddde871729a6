import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a count. */
export const issue = defineIssues('surgical-counts', {
  piecesRange: 'A whole number from {{min}} to {{max}}.',
  lineMissing: 'Count {{name}} too; 0 where there is none.',
  lineUnknown: 'Nothing of this kind is counted in this operation.',
  itemMissing: 'Choose what was added.',
  surgeonNotTold: 'Tell the surgeon first.',
  notTheSamePerson: 'Two different people count.',
});
