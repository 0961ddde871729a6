import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a plan. */
export const issue = defineIssues('plans', {
  codeFormat: 'Enter small letters, digits and dashes, beginning with a letter or digit.',
  notAModule: 'There is no such module.',
});
