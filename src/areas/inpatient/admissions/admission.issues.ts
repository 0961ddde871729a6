import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of an admission. */
export const issue = defineIssues('admissions', {
  patientMissing: 'Choose a patient.',
  patientInactive: 'This patient is inactive. Reactivate the record first.',
  patientDeceased: 'This patient died on {{day}}.',
  doctorMissing: 'Enter the admitting doctor.',
  inTheFuture: 'This time is in the future.',
  beforeAdmission: 'This is before the admission.',
  leftLater: 'At this time the patient was still in another bed.',
  otherInBed: 'Another patient had this bed at that time or later.',
  beforePlacement: 'This is before the patient was given the bed.',
  afterReception: 'This is after the ward received the patient.',
  notReceived: 'The ward has not received the patient yet.',
  afterMove: 'This is after the patient left the first bed.',
  beforeBirth: 'This is before the patient was born.',
  dischargeBeforeAdmission: 'The expected discharge is before the admission.',
  otherPatientsRequest: 'This request is for another patient, or it is no longer open.',
});
