import { defineNotices } from '#kernel/notice.ts';

/** What the laboratory puts into people's bells. */
export const notice = defineNotices('laboratory', {
  criticalToSee: {
    title: 'Critical laboratory result',
    message: '{{patient}} ({{patientNumber}}): {{results}}. Order {{order}}. Acknowledge this result.',
  },
  criticalClosed: {
    title: 'Critical laboratory result',
    message: 'Order {{order}} has a critical result. Ask the laboratory for it.',
  },
  escalatedToSee: {
    title: 'Critical result not acknowledged',
    message:
      '{{patient}} ({{patientNumber}}): {{results}}. Order {{order}}. No one acknowledged this within {{minutes, number}} minutes.',
  },
  escalatedClosed: {
    title: 'Critical result not acknowledged',
    message:
      'Order {{order}} has a critical result that no one acknowledged within {{minutes, number}} minutes.',
  },
  ordersOpenAtDischarge: {
    title: 'Unfinished laboratory orders',
    message: '{{count, number}} open: {{orders}}',
  },
  // On the home screen.
  homeOpen: { title: 'Laboratory orders to work on', message: 'No open orders from the last days.' },
  home_stat: { title: '{{order}}: {{patient}}', message: 'Stat' },
  home_urgent: { title: '{{order}}: {{patient}}', message: 'Urgent' },
  home_routine: { title: '{{order}}: {{patient}}', message: 'Routine' },
  // On the timeline of a patient.
  timelineOrdered: { title: 'Laboratory order {{order}}', message: '{{words}}' },
  timelineResults: { title: 'Laboratory results of {{order}}', message: '{{words}}' },
  // In the heading of a patient.
  criticalOpen: {
    title: 'Critical: {{results}}',
    message: 'Not acknowledged yet: {{count, number}}.',
  },
  // Stored by earlier versions; no longer sent.
  criticalEntered: { title: 'Critical laboratory result', message: '{{order}}: {{tests}}' },
  criticalReleased: { title: 'Critical laboratory result', message: '{{order}}' },
  resultsReleased: { title: 'Laboratory results ready', message: '{{order}}' },
});
