import { defineNotices } from '#kernel/notice.ts';

/** What ward rounds put on the home screen. */
export const notice = defineNotices('ward-rounds', {
  // On the timeline of a patient.
  timelineNote: { title: 'Progress note by {{author}}', message: '{{words}}' },
  timelineNoteInError: {
    title: 'Progress note by {{author}}, entered in error',
    message: '{{words}}',
  },
  // On the home screen.
  homeInpatients: { title: 'My inpatients', message: 'No patients are admitted under your name.' },
  homeInpatient: { title: '{{place}}: {{patient}} ({{patientNumber}})', message: 'Day {{day, number}}' },
  homeScored: {
    title: '{{place}}: {{patient}} ({{patientNumber}})',
    message: 'Day {{day, number}}, NEWS2 {{total, number}}',
  },
  homeWithoutBed: { title: '{{patient}} ({{patientNumber}})', message: 'Waits for a bed' },
});
