import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a discharge. */
export const issue = defineIssues('discharges', {
  dispositionMissing: 'Choose how the patient leaves.',
  whereMissing: 'Enter where the patient is referred to.',
  summaryMissing: 'Write the discharge summary.',
  causeMissing: 'Write the cause of death.',
  diedMissing: 'Enter when the patient died.',
  inTheFuture: 'This time is in the future.',
  beforeAdmission: 'This is before the admission.',
  beforeDischarge: 'This is before the discharge.',
  beforeStay: 'This is before the patient came to the current bed.',
  followUpBeforeDischarge: 'The follow-up cannot be before the discharge.',
  reasonMissing: 'Enter a reason.',
});
