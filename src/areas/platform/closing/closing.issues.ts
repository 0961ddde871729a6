import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with closing an account. */
export const issue = defineIssues('closing', {
  otherName: "This is not the hospital's name. Type it exactly as it is shown.",
  noExport: 'There is no archive to download. Export all data first, or confirm that you need none.',
});
