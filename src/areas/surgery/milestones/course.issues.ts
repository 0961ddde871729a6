import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the course of a day in theatre. */
export const issue = defineIssues('surgical-course', {
  inTheFuture: 'This time is still to come.',
  outOfOrder: 'This time does not fit to the milestones before and after it.',
  reasonMissing: 'A time that was recorded is corrected with a reason.',
  wardOnly: 'From the ward only the acceptance is recorded.',
  noteMissing: 'Say what it was.',
  minutesOutOfRange: 'A delay takes 1 to 1440 minutes.',
});
