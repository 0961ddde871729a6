import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the course of a day in theatre. */
export const issue = defineIssues('surgical-course', {
  inTheFuture: 'This time is still to come.',
  before_called: 'Called was later than this, and comes first.',
  before_arrived: 'Arrived was later than this, and comes first.',
  before_anaesthesia_start: 'Anaesthesia start was later than this, and comes first.',
  before_time_out: 'Time out was later than this, and comes first.',
  before_incision: 'Incision was later than this, and comes first.',
  before_closure: 'Closure was later than this, and comes first.',
  before_out_of_theatre: 'Out of theatre was later than this, and comes first.',
  before_recovery: 'Recovery was later than this, and comes first.',
  after_arrived: 'Arrived was earlier than this, and comes afterwards.',
  after_anaesthesia_start: 'Anaesthesia start was earlier than this, and comes afterwards.',
  after_time_out: 'Time out was earlier than this, and comes afterwards.',
  after_incision: 'Incision was earlier than this, and comes afterwards.',
  after_closure: 'Closure was earlier than this, and comes afterwards.',
  after_out_of_theatre: 'Out of theatre was earlier than this, and comes afterwards.',
  after_recovery: 'Recovery was earlier than this, and comes afterwards.',
  after_accepted: 'Accepted on the ward was earlier than this, and comes afterwards.',
  reasonMissing: 'A time that was recorded is corrected with a reason.',
  wardOnly: 'From the ward only the acceptance is recorded.',
  noteMissing: 'Say what it was.',
  minutesOutOfRange: 'A delay takes 1 to 1440 minutes.',
});
