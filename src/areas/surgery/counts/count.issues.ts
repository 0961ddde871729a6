import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a count. */
export const issue = defineIssues('surgical-counts', {
  piecesRange: 'Enter a whole number from {{min}} to {{max}}.',
  lineMissing: 'Enter the count of {{name}}. Enter 0 if there are none.',
  lineUnknown: 'This item is not counted in this operation.',
  itemMissing: 'Choose what was added.',
  surgeonNotTold: 'Tell the surgeon first.',
  notTheSamePerson: 'Two different people must count.',
});
