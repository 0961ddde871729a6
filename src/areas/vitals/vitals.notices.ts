import { defineNotices } from '#kernel/notice.ts';

/** What the heading of a patient says of vital signs, and what people are told of a score. */
export const notice = defineNotices('vitals', {
  scored: { title: 'NEWS2 {{total, number}}', message: 'Recorded {{at, instant}}.' },
  scoredUntil: {
    title: 'NEWS2 {{total, number}}',
    message: 'Recorded {{at, instant}}; the next set is due {{due, instant}}.',
  },
  // In the bells of those who are responsible.
  deteriorated: {
    title: 'NEWS2 {{total, number}}: {{patient}}',
    message: '{{place}}, {{patientNumber}}. See the patient and record what was done.',
  },
  deterioratedClosed: {
    title: 'NEWS2 {{total, number}}: {{place}}',
    message: 'A patient there needs to be seen. Ask the nurse at the bed.',
  },
  deteriorationPassedOn: {
    title: 'No response yet: NEWS2 {{total, number}}, {{patient}}',
    message:
      '{{place}}, {{patientNumber}}. Waiting for {{minutes, number}} minutes. See the patient and record what was done.',
  },
  deteriorationPassedOnClosed: {
    title: 'No response yet: NEWS2 {{total, number}}, {{place}}',
    message:
      'Waiting for {{minutes, number}} minutes. A patient there needs to be seen. Ask the nurse at the bed.',
  },
});
