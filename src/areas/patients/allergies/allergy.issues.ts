import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with an allergy. */
export const issue = defineIssues('allergies', {
  substanceMissing: 'Say what the patient is allergic to.',
  alreadyRecorded: 'This allergy is recorded already.',
  noticedInFuture: 'This day is still to come.',
  reasonMissing: 'Say why.',
});
