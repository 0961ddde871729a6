import { defineNotices } from '#kernel/notice.ts';

/** What the medication administration record says on the home screen. */
export const notice = defineNotices('doses', {
  homeDue: { title: 'Doses and orders', message: 'Nothing is due within the hour, and no order waits.' },
  homePatient: { title: '{{bed}}: {{patient}} ({{patientNumber}})', message: '{{count, number}} to give' },
  homeOrders: {
    title: '{{bed}}: {{patient}} ({{patientNumber}})',
    message: 'Orders to acknowledge: {{count, number}}',
  },
  // In the bell of the nurse who is responsible.
  urgent: {
    title: 'To give at once: {{patient}}',
    message: '{{place}}, {{patientNumber}}: {{medicines}}',
  },
  urgentClosed: {
    title: 'To give at once: {{place}}',
    message: 'Something was ordered there that is given at once. Ask the nurse at the bed.',
  },
});
