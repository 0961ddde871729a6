import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a theatre. */
export const issue = defineIssues('theatres', {
  noteMissing: 'Enter what is being repaired or what is missing.',
});
