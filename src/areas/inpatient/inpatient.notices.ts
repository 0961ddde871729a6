import { defineNotices } from '#kernel/notice.ts';

/** What the wards put into people's bells. */
export const notice = defineNotices('inpatient', {
  bedRequested_routine: { title: 'Bed requested', message: 'For patient {{patientNumber}}.' },
  bedRequested_urgent: { title: 'Bed requested', message: 'For patient {{patientNumber}}: urgent.' },
  bedRequested_emergency: {
    title: 'Bed requested',
    message: 'For patient {{patientNumber}}: an emergency.',
  },
  bedRequestTurnedDown: {
    title: 'Bed request turned down',
    message: 'For patient {{patientNumber}}. The reason stands with the request.',
  },
});
