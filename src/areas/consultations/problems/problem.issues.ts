import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with a problem of a patient. */
export const issue = defineIssues('problems', {
  titleMissing: 'Enter the problem.',
  alreadyRecorded: 'This problem is already on the list.',
  sinceInFuture: 'This date is in the future.',
  resolvedBeforeSince: 'It cannot be resolved before it began.',
  resolvedMissing: 'Enter when it was resolved.',
  reasonMissing: 'Enter a reason.',
});
