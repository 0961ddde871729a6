import { defineNotices } from '#kernel/notice.ts';

/** What appointments put into people's bells. */
export const notice = defineNotices('appointments', {
  booked: { title: 'New appointment', message: '{{title}}: {{patient}}, {{start, instant}}' },
});
