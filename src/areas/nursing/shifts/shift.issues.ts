import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a shift. */
export const issue = defineIssues('nursing-shifts', {
  nurseMissing: 'Choose the nurse.',
  nurseUnknown: 'Whoever has this account does not nurse here.',
  wardClosed: 'This ward is not in use.',
  nobodyChosen: 'Choose at least one patient.',
  dayTooFar: 'A shift starts today or the day before.',
});
