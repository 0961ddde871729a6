import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the settings of the laboratory. */
export const issue = defineIssues('lab-settings', {
  escalationTooShort: 'At least 5 minutes: who ordered needs time to act.',
  escalationTooLong: 'At most 1440 minutes, which is a day.',
});
