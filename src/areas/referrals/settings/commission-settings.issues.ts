import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the settings of commissions. */
export const issue = defineIssues('commission-settings', {
  capOutOfRange: 'Enter a percentage from 0 to 100.',
});
