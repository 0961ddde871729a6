import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a set of vital signs. */
export const issue = defineIssues('vital-signs', {
  patientMissing: 'Please select a patient',
  patientInactive: 'This patient is inactive. Reactivate the record first.',
  patientDeceased: 'This patient died on {{day}}.',
  nothingMeasured: 'Record at least one measurement.',
  notANumber: 'Enter a number.',
  wholeNumber: 'Enter a whole number.',
  oneDecimal: 'Enter a number with at most 1 decimal place.',
  notPossible: 'Enter a number from {{least}} to {{most}}.',
  diastolicBelow: 'The diastolic pressure must be below the systolic pressure.',
  flowWithoutOxygen: 'Only for a patient on oxygen.',
  unitMissing: 'Choose the unit.',
  inTheFuture: 'This time is in the future.',
  beforeAdmission: 'This is before the admission.',
  afterStay: 'This is after the end of the stay.',
  beforeBirth: 'This is before the patient was born.',
  beforeSigns: 'This is before the set was recorded.',
  calledMissing: 'Enter who was called.',
  orderedMissing: 'Enter what was ordered.',
});
