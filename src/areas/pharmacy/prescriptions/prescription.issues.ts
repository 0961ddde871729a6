import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a prescription. */
export const issue = defineIssues('prescriptions', {
  patientMissing: 'Choose a patient.',
  patientDeceased: 'The patient died on {{day}}.',
  lineMissing: 'Write at least one medicine.',
  nameMissing: 'Choose a medicine or write its name.',
  routeMissing: 'Choose a route.',
  intervalUnreadable: 'Enter hours or minutes, such as 6 h or 90 min, up to a week.',
  frequencyUnreadable: 'Enter a frequency such as 1+0+1, BD, q8h, SOS, STAT or weekly.',
  doseAmbiguous: 'This can be {{one}} or {{other}}. Enter only one, with a point before decimals.',
  doseOfOtherForm:
    'This dose does not fit the form of this medicine ({{form}}), which is counted in {{unit}}. Enter a dose that fits.',
  durationUnreadable: 'Enter a duration such as 7d, 2w, 1m or continue.',
  prnMissing:
    'For an as-needed inpatient order, enter the indication, the minimum time between doses and the maximum in 24 hours.',
  medicineInactive: 'This medicine is no longer in use.',
  medicineUnknown: 'This medicine is not in the list.',
  weightUnreadable: 'Enter a weight such as 62 or 12.5.',
  nextVisitPast: 'This date is in the past.',
  otherPatientsConsultation: 'This consultation belongs to another patient.',
  kindMissing: 'This patient is admitted. Choose whether this is for the ward or to take home.',
  notAdmitted: 'This patient is not admitted. Choose to take home.',
  otherPatientsAdmission: 'This admission belongs to another patient.',
  ordersChanged: 'The orders of this stay have changed. Open the form again and decide on each.',
  fateUnreasoned: 'Enter a reason.',
  choiceMissing: 'Choose: continue, change or stop.',
  nothingGoesHome: 'This patient takes no medicines home.',
  admissionEnded: 'This admission has ended.',
});
