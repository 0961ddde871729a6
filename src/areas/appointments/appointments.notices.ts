import { defineNotices } from '#kernel/notice.ts';

/** What appointments put into people's bells. */
export const notice = defineNotices('appointments', {
  booked: { title: 'New appointment', message: '{{title}}: {{patient}}, {{start, instant}}' },
  moved: {
    title: 'Appointment moved',
    message: '{{title}}: {{patient}}, {{start, instant}} instead of {{before, instant}}',
  },
  passedOn: {
    title: 'Appointment passed on',
    message: '{{title}}: {{patient}}, {{start, instant}} is with another doctor now',
  },
  cancelled: { title: 'Appointment cancelled', message: '{{title}}: {{patient}}, {{start, instant}}' },
});
