import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a referrer. */
export const issue = defineIssues('referrers', {
  shareNegative: 'At least 0 %.',
  shareTooHigh: 'At most 100 %.',
  shareAboveCap: 'At most {{cap}} % in this hospital.',
  flatAboveCap: 'At most {{cap, money}} in this hospital.',
});
