import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with a problem of a patient. */
export const issue = defineIssues('problems', {
  titleMissing: 'Name the problem.',
  alreadyRecorded: 'This problem is on the list already.',
  sinceInFuture: 'This day is still to come.',
  resolvedBeforeSince: 'It cannot be resolved before it began.',
  resolvedMissing: 'Say when it was resolved.',
  reasonMissing: 'Say why.',
});
