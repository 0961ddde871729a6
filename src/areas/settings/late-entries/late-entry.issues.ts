import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with a time that has passed, and with why it is written down later. */
export const issue = defineIssues('late-entries', {
  inTheFuture: 'This time is in the future.',
  mayNotBackdate: 'You may not record a time this far back. Ask the person who runs the ward.',
  tooFarBack: 'At most {{hours, number}} hours back. An administrator can allow more in Settings.',
  monthClosed: 'This falls in a closed month. Its books would change.',
  reasonMissing: 'Enter why this is recorded late.',
  hours: 'A whole number of hours, {{least, number}} to {{most, number}}.',
});
