import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with a time that has passed, and with why it is written down later. */
export const issue = defineIssues('late-entries', {
  inTheFuture: 'This time is in the future.',
  mayNotBackdate: 'You may not write down a time this far back. Ask somebody who runs the ward.',
  tooFarBack:
    'At most {{hours, number}} hours back. An administrator can allow more in the settings of the organization.',
  monthClosed: 'This reaches into a month that is closed. Its books would change.',
  reasonMissing: 'Say why this is written down later.',
  hours: 'A whole number of hours, {{least, number}} to {{most, number}}.',
});
