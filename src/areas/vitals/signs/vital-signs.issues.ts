import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a set of vital signs. */
export const issue = defineIssues('vital-signs', {
  patientMissing: 'Please select a patient',
  patientInactive: 'This patient is inactive. Reactivate the record first.',
  patientDeceased: 'This patient has died on {{day}}.',
  nothingMeasured: 'Record at least one measurement.',
  notANumber: 'This is no number.',
  wholeNumber: 'A whole number, without decimals.',
  oneDecimal: 'At most one decimal.',
  notPossible: 'Not possible: {{least}} to {{most}}.',
  diastolicBelow: 'The diastolic pressure is below the systolic one.',
  flowWithoutOxygen: 'Only for a patient on oxygen.',
  unitMissing: 'Choose the unit.',
  inTheFuture: 'This time is in the future.',
  beforeAdmission: 'This is before the admission.',
  afterStay: 'This is after the end of the stay.',
  beforeBirth: 'This is before the patient was born.',
  beforeSigns: 'This is before the set was recorded.',
  calledMissing: 'Say who was called.',
  orderedMissing: 'Say what was ordered.',
});
