import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the days of a census. */
export const issue = defineIssues('census', {
  daysInOrder: 'The first day is after the last.',
  tooManyDays: 'Choose at most 366 days.',
});
