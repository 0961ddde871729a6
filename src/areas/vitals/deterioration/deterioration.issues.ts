import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the acknowledgement of a score, and with the time after which it is passed on. */
export const issue = defineIssues('deteriorations', {
  actionMissing: 'Choose what was done.',
  noteMissing: 'Say what was done.',
  tooShort: 'At least 5 minutes: who was told needs time to come.',
  tooLong: 'At most 240 minutes, which is four hours.',
});
