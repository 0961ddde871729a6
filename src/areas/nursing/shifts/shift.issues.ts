import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a shift. */
export const issue = defineIssues('nursing-shifts', {
  nurseMissing: 'Choose the nurse.',
  nurseUnknown: 'This account has no nursing permission. Choose another nurse.',
  wardClosed: 'This ward is inactive. Choose an active one.',
  nobodyChosen: 'Choose at least one patient.',
  dayTooFar: 'Choose today or yesterday.',
});
