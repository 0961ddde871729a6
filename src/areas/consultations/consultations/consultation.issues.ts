import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with a consultation. */
export const issue = defineIssues('consultations', {
  patientMissing: 'Choose a patient.',
  patientInactive: 'This patient is inactive.',
  patientDeceased: 'The patient died on {{day}}.',
  otherPatientsAppointment: 'This appointment is of another patient.',
  appointmentCancelled: 'This appointment is cancelled.',
  signsInError: 'These vital signs were entered in error meanwhile. Look at them again.',
  reasonMissing: 'Say why the patient came.',
  diagnosisMissing: 'Name the diagnosis.',
  onePrimary: 'One diagnosis is the primary one.',
  dateUnreadable: 'Type a date.',
  followUpInPast: 'This day is over.',
  followUpNeedsDate: 'A time needs a day.',
  timeUnreadable: 'Type a time.',
  followUpClash: 'The doctor has another appointment at this time.',
  amendmentReasonMissing: 'Say why it is amended.',
  amendmentMissing: 'Write what is added or corrected; leave it empty where all was entered in error.',
});
