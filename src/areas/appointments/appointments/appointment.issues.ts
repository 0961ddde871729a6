import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of an appointment, and with what is asked of the calendar. */
export const issue = defineIssues('appointments', {
  patientMissing: 'Choose a patient.',
  patientInactive: 'This patient is inactive. Reactivate the record before booking.',
  doctorMissing: 'Choose a doctor.',
  doctorInactive: 'This doctor is inactive and cannot take new appointments.',
  timeMissing: 'Enter a date and a time.',
  timeOutOfRange: 'This date is out of range.',
  endBeforeStart: 'The end must follow the start.',
  tooLong: 'An appointment can last at most {{hours}} hours.',
  calendarTooLong: 'A calendar shows one to seven days.',
});
