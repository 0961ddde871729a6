import { defineNotices } from '#kernel/notice.ts';

/** What surgery puts into people's bells, says against a discharge, on the timeline of a patient and on the home screen. */
export const notice = defineNotices('surgery', {
  overridden_start: {
    title: 'A safety check was passed over',
    message: '{{number}} was started over an open checklist. The reason stands with it.',
  },
  overridden_complete: {
    title: 'A safety check was passed over',
    message: '{{number}} was completed over an open checklist. The reason stands with it.',
  },
  countsDiffered: {
    title: 'A count did not agree',
    message: '{{number}} was completed although a count did not agree. The reason stands with it.',
  },
  billReturned: {
    title: 'Theatre charges wait for billing again',
    message: '{{number}}: its invoice was voided.',
  },
  // At a discharge.
  chargesNotValidated: {
    title: 'Theatre charges are not validated',
    message: 'Operations whose charges wait for billing: {{count, number}} ({{cases}}).',
  },
  chargesUnpriced: {
    title: 'Charges of an operation have no price',
    message: 'Billing has to set prices: {{count, number}} ({{cases}}).',
  },
  timelineBooked: { title: 'Operation {{number}} booked', message: '{{words}}' },
  timelineWaiting: { title: 'Operation {{number}} waits for a date', message: '{{words}}' },
  timelineDone: { title: 'Operation {{number}}', message: '{{words}}' },
  timelineNote: { title: 'Operative note of {{number}} signed', message: '{{words}}' },
  // On the home screen.
  homeToday: { title: 'Operations today', message: 'No operation is planned for today.' },
  homeCounts: { title: 'Counts that wait for a second person', message: 'Every count is confirmed.' },
  homeCount: { title: '{{number}}: {{patient}}', message: 'Confirm the count. {{theatre}}' },
  homeUnpriced: {
    title: 'Operations without a price',
    message: 'Everything that operations used has a price.',
  },
  homeUnpricedCase: { title: '{{number}}: {{patient}}', message: 'Without a price: {{count, number}}' },
  homeCase: { title: '{{number}}: {{patient}}', message: '{{theatre}}' },
});
