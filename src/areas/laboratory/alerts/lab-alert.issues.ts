import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the acknowledgement of a critical result. */
export const issue = defineIssues('lab-alerts', {
  actionMissing: 'Choose what was done.',
  noteMissing: 'Enter what was done.',
});
