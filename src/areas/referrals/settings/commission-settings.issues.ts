import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the settings of commissions. */
export const issue = defineIssues('commission-settings', {
  capOutOfRange: 'Enter 0 to 100 percent.',
});
