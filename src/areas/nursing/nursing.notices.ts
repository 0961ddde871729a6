import { defineNotices } from '#kernel/notice.ts';

/** What nursing puts into people's bells. */
export const notice = defineNotices('nursing', {
  handoverGiven: {
    title: 'A handover is waiting for you',
    message: '{{nurse}} hands {{patients, number}} patients over to you.',
  },
  handoverAccepted: { title: 'Your handover was accepted', message: 'By {{nurse}}.' },
  // On the home screen.
  homeTasks: { title: 'Tasks due', message: 'No task is open.' },
  homeTaskWithoutBed: { title: '{{patient}} ({{patientNumber}})', message: '{{text}}' },
  homeTask: { title: '{{place}}: {{patient}} ({{patientNumber}})', message: '{{text}}' },
});
