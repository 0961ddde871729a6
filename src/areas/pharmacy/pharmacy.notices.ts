import { defineNotices } from '#kernel/notice.ts';

/** What the pharmacy puts into people's bells. */
export const notice = defineNotices('pharmacy', {
  stopPassed: {
    title: 'A warning was passed',
    message: 'Prescription {{number}} of patient {{patientNumber}}: the reason stands with it.',
  },
  // On the timeline of a patient.
  timelinePrescribed: { title: 'Prescribed, {{number}}', message: '{{words}}' },
});
