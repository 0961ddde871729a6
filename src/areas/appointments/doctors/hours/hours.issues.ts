import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the hours and the leave of a doctor. */
export const issue = defineIssues('doctor-hours', {
  timeMissing: 'Enter a time of day.',
  endsBeforeStart: 'The end must be after the beginning.',
  overlap: 'These hours overlap with other hours on the same day.',
  tooManySpans: 'A day can have at most {{max}} periods of hours.',
  dateMissing: 'Enter a date.',
  lastDayBeforeFirst: 'The last day must not be before the first day.',
  leaveOverlap: 'The doctor is already on leave then.',
  tooManyLeaves: 'A doctor can have at most {{max}} future leaves.',
});
