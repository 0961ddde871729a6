import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the settings of the laboratory. */
export const issue = defineIssues('lab-settings', {
  escalationTooShort: 'Enter at least 5 minutes: the person who ordered needs time to act.',
  escalationTooLong: 'Enter at most 1440 minutes (1 day).',
});
