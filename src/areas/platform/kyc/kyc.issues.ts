import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with a decision on an application. */
export const issue = defineIssues('kyc', {
  codeFormat: 'Enter 2 to 63 small letters, digits and dashes, beginning with a letter or digit.',
  uncheckedItems: 'Check every item on the checklist first.',
  planInactive: 'This plan is no longer offered.',
});
