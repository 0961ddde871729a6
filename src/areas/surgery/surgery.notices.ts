import { defineNotices } from '#kernel/notice.ts';

/** What surgery puts into people's bells, says against a discharge, on the timeline of a patient and on the home screen. */
export const notice = defineNotices('surgery', {
  overridden_start: {
    title: 'Safety check overridden',
    message: '{{number}} was started with an incomplete checklist. The reason is recorded.',
  },
  overridden_complete: {
    title: 'Safety check overridden',
    message: '{{number}} was completed with an incomplete checklist. The reason is recorded.',
  },
  countsDiffered: {
    title: 'A count did not agree',
    message: '{{number}} was completed although a count did not agree. The reason is recorded.',
  },
  billReturned: {
    title: 'Theatre charges need billing again',
    message: 'The invoice of {{number}} was voided.',
  },
  // At a discharge.
  chargesNotValidated: {
    title: 'Theatre charges are not validated',
    message: 'Operations with charges waiting for billing: {{count, number}} ({{cases}}).',
  },
  chargesUnpriced: {
    title: 'Charges of an operation have no price',
    message: 'Billing has to set prices: {{count, number}} ({{cases}}).',
  },
  timelineBooked: { title: 'Operation {{number}} booked', message: '{{words}}' },
  timelineWaiting: { title: 'Operation {{number}} waits for a date', message: '{{words}}' },
  timelineDone: { title: 'Operation {{number}}', message: '{{words}}' },
  timelineNoteInError: { title: 'Operative note of {{number}}, entered in error', message: '{{words}}' },
  timelineNote: { title: 'Operative note of {{number}} signed', message: '{{words}}' },
  // On the home screen.
  homeToday: { title: 'Operations today', message: 'No operation is planned for today.' },
  homeCounts: { title: 'Counts waiting for a second person', message: 'Every count is confirmed.' },
  homeCount: { title: '{{number}}: {{patient}}', message: 'Confirm the count. {{theatre}}' },
  homeUnpriced: {
    title: 'Operations without a price',
    message: 'All charges of operations have a price.',
  },
  homeUnpricedCase: { title: '{{number}}: {{patient}}', message: 'Without a price: {{count, number}}' },
  homeCase: { title: '{{number}}: {{patient}}', message: '{{theatre}}' },
});
