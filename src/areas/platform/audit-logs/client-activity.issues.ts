import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the filter of the acts of hospitals. */
export const issue = defineIssues('client-activity', {
  periodReversed: 'The last day is before the first.',
});
