import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with a decision on an application. */
export const issue = defineIssues('kyc', {
  codeFormat: 'Two to 63 small letters, digits and dashes, beginning with a letter or digit.',
  uncheckedItems: 'Look at everything on the checklist first.',
  planInactive: 'This plan is not offered any more.',
});
