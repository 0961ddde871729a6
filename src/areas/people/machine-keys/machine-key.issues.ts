import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with a key of another program. */
export const issue = defineIssues('machine-keys', {
  noScope: 'Choose what the program may do.',
  outOfRange: 'Enter a whole number of days from {{min}} to {{max}}.',
  nameTaken: 'An active key already has this name.',
});
