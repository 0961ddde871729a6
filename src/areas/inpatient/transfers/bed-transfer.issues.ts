import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a transfer. */
export const issue = defineIssues('bed-transfers', {
  admissionMissing: 'Choose the patient.',
  bedMissing: 'Choose the bed to go to.',
  reasonMissing: 'Say why the patient is moved.',
  sameBed: 'The patient is in this bed already.',
  otherBed: 'The patient is not in this bed.',
  beforeStay: 'The patient was not in the present bed yet.',
  samePatient: 'Choose two different patients.',
  holdTooShort: 'At least 15 minutes.',
  holdTooLong: 'At most 2880 minutes, which is two days.',
});
