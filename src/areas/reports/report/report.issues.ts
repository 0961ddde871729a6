import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with what a report is asked for. */
export const issue = defineIssues('reports', {
  daysInOrder: 'The first day is after the last.',
  tooManyDays: 'Choose at most 10 years.',
  otherFilter: 'This report does not have this filter.',
  notAWeekday: 'Enter a number from 1 to 7.',
  notATime: 'Enter a time such as 07:00.',
  monthNotOver: 'The month is not over yet.',
  bothDays: 'Enter both the first and the last day, or neither.',
});
