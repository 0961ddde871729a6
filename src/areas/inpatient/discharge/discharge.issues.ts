import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a discharge. */
export const issue = defineIssues('discharges', {
  dispositionMissing: 'Say how the patient leaves.',
  whereMissing: 'Say where the patient is referred to.',
  summaryMissing: 'Write the discharge summary.',
  causeMissing: 'Write the cause of death.',
  diedMissing: 'Say when the patient died.',
  inTheFuture: 'This time is in the future.',
  beforeAdmission: 'This is before the admission.',
  beforeDischarge: 'This is before the discharge.',
  beforeStay: 'The patient came to the present bed after this time.',
  followUpBeforeDischarge: 'The follow-up cannot be before the discharge.',
  reasonMissing: 'Say why.',
});
