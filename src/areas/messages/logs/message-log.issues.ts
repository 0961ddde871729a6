import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the recipient of a test. */
export const issue = defineIssues('message-tests', {
  notAColleague: 'No account has this email address.',
});
