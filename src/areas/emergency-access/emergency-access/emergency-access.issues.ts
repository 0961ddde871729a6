import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the reason for an emergency access. */
export const issue = defineIssues('emergency-access', {
  reasonTooShort: 'Enter a reason of at least {{min}} characters.',
  reasonWithoutWords: 'Use at least {{min}} different words.',
});
