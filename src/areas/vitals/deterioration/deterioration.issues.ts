import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the acknowledgement of a score, and with the time after which it is passed on. */
export const issue = defineIssues('deteriorations', {
  actionMissing: 'Choose what was done.',
  noteMissing: 'Enter what was done.',
  tooShort: 'Enter at least 5 minutes. The person called needs time to come.',
  tooLong: 'Enter at most 240 minutes (4 hours).',
});
