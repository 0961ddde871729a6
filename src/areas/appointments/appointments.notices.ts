import { defineNotices } from '#kernel/notice.ts';

/** What appointments put into people's bells. */
export const notice = defineNotices('appointments', {
  booked: { title: 'New appointment', message: '{{title}}: {{patient}}, {{start, instant}}' },
  moved: {
    title: 'Appointment moved',
    message: '{{title}}: {{patient}}, {{start, instant}} instead of {{before, instant}}',
  },
  passedOn: {
    title: 'Appointment passed on',
    message: '{{title}}: {{patient}}, {{start, instant}} is now with another doctor',
  },
  // For doctors to whom the patient's record is closed.
  bookedClosed: { title: 'New appointment', message: '{{patient}}, {{start, instant}}' },
  movedClosed: {
    title: 'Appointment moved',
    message: '{{patient}}, {{start, instant}} instead of {{before, instant}}',
  },
  passedOnClosed: {
    title: 'Appointment passed on',
    message: '{{patient}}, {{start, instant}} is now with another doctor',
  },
  cancelledClosed: { title: 'Appointment cancelled', message: '{{patient}}, {{start, instant}}' },
  cancelled: { title: 'Appointment cancelled', message: '{{title}}: {{patient}}, {{start, instant}}' },
  // On the home screen.
  homeMine: { title: 'My patients today', message: 'No more appointments today.' },
  homeDesk: { title: "Today's queue", message: 'No more patients expected today.' },
  homeWith: { title: '{{patient}} ({{patientNumber}})', message: '{{doctor}}' },
  home_consultation: { title: '{{patient}} ({{patientNumber}})', message: 'Consultation' },
  home_follow_up: { title: '{{patient}} ({{patientNumber}})', message: 'Follow-up' },
  home_procedure: { title: '{{patient}} ({{patientNumber}})', message: 'Procedure' },
  // On the timeline of a patient.
  timeline_scheduled: { title: 'Appointment: {{title}}', message: '{{doctor}}' },
  timeline_confirmed: { title: 'Appointment, confirmed: {{title}}', message: '{{doctor}}' },
  timeline_completed: { title: 'Appointment, completed: {{title}}', message: '{{doctor}}' },
  timeline_cancelled: { title: 'Appointment, cancelled: {{title}}', message: '{{doctor}}' },
});
