import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with what a report is asked for. */
export const issue = defineIssues('reports', {
  daysInOrder: 'The first day is after the last.',
  tooManyDays: 'At most ten years at once.',
  otherFilter: 'This report cannot be narrowed by it.',
  notAWeekday: 'A day of the week is a number from 1 to 7.',
  notATime: 'Enter a time such as 07:00.',
  monthNotOver: 'The month is not over yet.',
  bothDays: 'Name the first and the last day, or neither.',
});
