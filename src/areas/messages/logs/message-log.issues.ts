import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the recipient of a test. */
export const issue = defineIssues('message-tests', {
  notAColleague: 'Nobody with an account here has this e-mail address.',
});
