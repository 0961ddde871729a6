import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a prescription. */
export const issue = defineIssues('prescriptions', {
  patientMissing: 'Choose a patient.',
  patientDeceased: 'The patient died on {{day, date}}.',
  lineMissing: 'Write at least one medicine.',
  nameMissing: 'Choose a medicine or write its name.',
  frequencyUnreadable: 'Write a frequency as in 1+0+1, BD, q8h, SOS, STAT or weekly.',
  durationUnreadable: 'Write a duration as in 7d, 2w, 1m or continue.',
  doseUnreadable: 'Write a dose as in 1, ½, 5 ml or 500 mg.',
  quantityMissing: 'Say how many.',
  medicineInactive: 'This medicine is no longer in use.',
  medicineUnknown: 'This medicine is not in the list.',
  reasonMissing: 'Say why in spite of this.',
  nextVisitPast: 'The next visit cannot be in the past.',
  otherPatientsAdmission: 'This admission is of another patient.',
  admissionEnded: 'This admission has ended.',
});
