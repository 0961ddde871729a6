import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the hours and the leave of a doctor. */
export const issue = defineIssues('doctor-hours', {
  timeMissing: 'Enter a time of day.',
  endsBeforeStart: 'It must end after it begins.',
  overlap: 'These hours meet others of the same day.',
  tooManySpans: 'A day has at most {{max}} spans of hours.',
  dateMissing: 'Enter a date.',
  lastDayBeforeFirst: 'The last day is not before the first day.',
  leaveOverlap: 'The doctor is on leave then already.',
  tooManyLeaves: 'At most {{max}} leaves of a doctor can lie ahead.',
});
