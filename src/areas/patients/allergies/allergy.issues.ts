import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with an allergy. */
export const issue = defineIssues('allergies', {
  substanceMissing: 'Enter what the patient is allergic to.',
  alreadyRecorded: 'This allergy is already recorded.',
  noticedInFuture: 'This date is in the future.',
  reasonMissing: 'Enter a reason.',
});
