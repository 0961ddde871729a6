import { defineNotices } from '#kernel/notice.ts';

/** What surgery says on the timeline of a patient. */
export const notice = defineNotices('surgery', {
  timelineBooked: { title: 'Operation {{number}} booked', message: '{{words}}' },
  timelineWaiting: { title: 'Operation {{number}} waits for a date', message: '{{words}}' },
  timelineDone: { title: 'Operation {{number}}', message: '{{words}}' },
  timelineNote: { title: 'Operative note of {{number}} signed', message: '{{words}}' },
});
