import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a referrer. */
export const issue = defineIssues('referrers', {
  shareNegative: 'Enter at least 0 %.',
  shareTooHigh: 'Enter at most 100 %.',
  shareAboveCap: 'This hospital allows at most {{cap}} %.',
  flatAboveCap: 'This hospital allows at most {{cap, money}}.',
});
