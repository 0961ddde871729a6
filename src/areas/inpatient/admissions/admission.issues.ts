import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of an admission. */
export const issue = defineIssues('admissions', {
  patientMissing: 'Choose a patient.',
  patientInactive: 'This patient is inactive. Reactivate the record first.',
  patientDeceased: 'This patient has died on {{day}}.',
  doctorMissing: 'Name the doctor who admits.',
  inTheFuture: 'This time is in the future.',
  beforeAdmission: 'This is before the admission.',
  leftLater: 'The patient left another bed after this time.',
  otherInBed: 'Somebody else had this bed at that time or later.',
  beforePlacement: 'This is before the patient was given the bed.',
  afterReception: 'The ward had received the patient before this time.',
  notReceived: 'The ward has not received the patient yet.',
  afterMove: 'The patient had left the first bed before this time.',
  beforeBirth: 'This is before the patient was born.',
  dischargeBeforeAdmission: 'The discharge cannot be expected before the admission.',
  otherPatientsRequest: 'This request is for another patient, or it is no longer open.',
});
