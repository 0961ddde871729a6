import { defineNotices } from '#kernel/notice.ts';

/** What the heading of a patient says of vital signs. */
export const notice = defineNotices('vitals', {
  scored: { title: 'NEWS2 {{total, number}}', message: 'Recorded {{at, instant}}.' },
  scoredUntil: {
    title: 'NEWS2 {{total, number}}',
    message: 'Recorded {{at, instant}}; the next set is due {{due, instant}}.',
  },
});
