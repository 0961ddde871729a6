import { defineNotices } from '#kernel/notice.ts';

/** What the medication administration record says on the home screen. */
export const notice = defineNotices('doses', {
  homeDue: { title: 'Doses and orders', message: 'No doses due within the hour, and no orders waiting.' },
  homePatient: { title: '{{bed}}: {{patient}} ({{patientNumber}})', message: '{{count, number}} to give' },
  homeOrders: {
    title: '{{bed}}: {{patient}} ({{patientNumber}})',
    message: 'Orders to acknowledge: {{count, number}}',
  },
  // In the bell of the nurse who is responsible.
  urgent: {
    title: 'Give immediately: {{patient}}',
    message: '{{place}}, {{patientNumber}}: {{medicines}}',
  },
  urgentClosed: {
    title: 'Give immediately: {{place}}',
    message: 'A medicine to give immediately was ordered there. Ask the nurse at the bed.',
  },
});
