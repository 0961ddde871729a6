import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a payout. */
export const issue = defineIssues('payouts', {
  bothDates: 'Select both start and end dates.',
  endBeforeStart: 'The end is before the start.',
  referenceMissing: 'Enter the reference of the transfer.',
});
