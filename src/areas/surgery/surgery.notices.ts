import { defineNotices } from '#kernel/notice.ts';

/** What surgery says on the timeline of a patient and on the home screen. */
export const notice = defineNotices('surgery', {
  timelineBooked: { title: 'Operation {{number}} booked', message: '{{words}}' },
  timelineWaiting: { title: 'Operation {{number}} waits for a date', message: '{{words}}' },
  timelineDone: { title: 'Operation {{number}}', message: '{{words}}' },
  timelineNote: { title: 'Operative note of {{number}} signed', message: '{{words}}' },
  // On the home screen.
  homeToday: { title: 'Operations today', message: 'No operation is planned for today.' },
  homeCase: { title: '{{number}}: {{patient}}', message: '{{theatre}}' },
});
