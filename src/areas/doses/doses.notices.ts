import { defineNotices } from '#kernel/notice.ts';

/** What the medication administration record says on the home screen. */
export const notice = defineNotices('doses', {
  homeDue: { title: 'Doses due', message: 'Nothing is due within the hour.' },
  homePatient: { title: '{{bed}}: {{patient}} ({{patientNumber}})', message: '{{count, number}} to give' },
});
