import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the course of a day in theatre. */
export const issue = defineIssues('surgical-course', {
  inTheFuture: 'This time is in the future.',
  before_called: 'This is before the patient was called.',
  before_arrived: 'This is before the patient arrived.',
  before_anaesthesia_start: 'This is before the start of anesthesia.',
  before_time_out: 'This is before time out.',
  before_incision: 'This is before incision.',
  before_closure: 'This is before closure.',
  before_out_of_theatre: 'This is before the patient left the theatre.',
  before_recovery: 'This is before recovery.',
  after_arrived: 'This is after the patient arrived.',
  after_anaesthesia_start: 'This is after the start of anesthesia.',
  after_time_out: 'This is after time out.',
  after_incision: 'This is after incision.',
  after_closure: 'This is after closure.',
  after_out_of_theatre: 'This is after the patient left the theatre.',
  after_recovery: 'This is after recovery.',
  after_accepted: 'This is after the patient was accepted on the ward.',
  reasonMissing: 'Enter a reason for the correction.',
  wardOnly: 'Ward staff can record only the acceptance.',
  noteMissing: 'Describe the cause.',
  minutesOutOfRange: 'Enter a delay from 1 to 1440 minutes.',
});
