import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with a request for a bed. */
export const issue = defineIssues('admission-requests', {
  patientMissing: 'Choose a patient.',
  reasonMissing: 'Enter why the patient needs a bed.',
  otherPatientsAppointment: 'This appointment belongs to another patient.',
});
