import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a prescription. */
export const issue = defineIssues('prescriptions', {
  patientMissing: 'Choose a patient.',
  patientDeceased: 'The patient died on {{day}}.',
  lineMissing: 'Write at least one medicine.',
  nameMissing: 'Choose a medicine or write its name.',
  routeMissing: 'Say by which route it is given.',
  intervalUnreadable: 'Write hours or minutes, as in 6 h or 90 min; a week at most.',
  frequencyUnreadable: 'Write a frequency as in 1+0+1, BD, q8h, SOS, STAT or weekly.',
  doseAmbiguous: 'This can be {{one}} or {{other}}. Write one of them, with a point before decimals.',
  doseOfOtherForm:
    'This medicine is a form ({{form}}) that has no such thing. Write the dose in its own: it is counted in {{unit}}.',
  durationUnreadable: 'Write a duration as in 7d, 2w, 1m or continue.',
  prnMissing:
    'An inpatient order as needed says for what, how far apart and how often within 24 hours at most.',
  medicineInactive: 'This medicine is no longer in use.',
  medicineUnknown: 'This medicine is not in the list.',
  weightUnreadable: 'Write a weight as in 62 or 12.5.',
  nextVisitPast: 'The next visit cannot be in the past.',
  otherPatientsConsultation: 'This consultation is of another patient.',
  kindMissing: 'This patient is admitted. Choose whether this is for the ward or to take home.',
  notAdmitted: 'This patient is not admitted. Choose to take home.',
  otherPatientsAdmission: 'This admission is of another patient.',
  ordersChanged: 'The orders of this stay have changed. Open the form again and decide on each.',
  fateUnreasoned: 'Say why.',
  choiceMissing: 'Choose: continue, change or stop.',
  nothingGoesHome: 'Of this patient nothing is taken home.',
  admissionEnded: 'This admission has ended.',
});
