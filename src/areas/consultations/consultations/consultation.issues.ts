import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with a consultation. */
export const issue = defineIssues('consultations', {
  patientMissing: 'Choose a patient.',
  patientInactive: 'This patient is inactive.',
  patientDeceased: 'The patient died on {{day}}.',
  otherPatientsAppointment: 'This appointment belongs to another patient.',
  appointmentCancelled: 'This appointment is cancelled.',
  signsInError: 'These vital signs have been marked as entered in error. Review the vital signs.',
  reasonMissing: 'Enter why the patient came.',
  diagnosisMissing: 'Enter the diagnosis.',
  onePrimary: 'Choose exactly one primary diagnosis.',
  dateUnreadable: 'Enter a date.',
  followUpInPast: 'This date is in the past.',
  followUpNeedsDate: 'Enter a date for this time.',
  timeUnreadable: 'Enter a time.',
  followUpClash: 'The doctor has another appointment at this time.',
  amendmentReasonMissing: 'Say why it is amended.',
  amendmentMissing:
    'Write what you add or correct. Leave empty if the whole consultation was entered in error.',
});
