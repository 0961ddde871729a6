import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a patient. */
export const issue = defineIssues('patients', {
  birthTooLongAgo: 'This date is too long ago.',
  birthInFuture: 'The date of birth cannot be in the future.',
});
