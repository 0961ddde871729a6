import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a transfer. */
export const issue = defineIssues('bed-transfers', {
  admissionMissing: 'Choose the patient.',
  bedMissing: 'Choose the bed to go to.',
  reasonMissing: 'Enter why the patient is moved.',
  sameBed: 'The patient is already in this bed.',
  otherBed: 'The patient is not in this bed.',
  beforeStay: 'This is before the patient came to the current bed.',
  samePatient: 'Choose two different patients.',
  holdTooShort: 'Enter at least 15 minutes.',
  holdTooLong: 'Enter at most 2880 minutes (2 days).',
});
