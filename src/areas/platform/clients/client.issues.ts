import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with what is agreed with a client. */
export const issue = defineIssues('clients', {
  planInactive: 'This plan is no longer offered.',
  otherCurrency: 'This plan is in another currency. Ask the operator of the platform.',
});
