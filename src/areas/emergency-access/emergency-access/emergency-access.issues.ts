import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the reason for an emergency access. */
export const issue = defineIssues('emergency-access', {
  reasonTooShort: 'Say why in at least {{min}} characters.',
  reasonWithoutWords: 'Say it in words: at least {{min}} different ones.',
});
