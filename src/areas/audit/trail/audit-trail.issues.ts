import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the filter of the audit trail. */
export const issue = defineIssues('audit-trail', {
  periodReversed: 'The last day is before the first.',
});
