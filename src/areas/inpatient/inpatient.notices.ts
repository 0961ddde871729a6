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
    message: 'For patient {{patientNumber}}: {{reason}}',
  },
  transferRequested: {
    title: 'Bed transfer requested',
    message: 'Patient {{patientNumber}} to bed {{bedNumber}}, {{wardName}}.',
  },
  transferApproved: {
    title: 'Bed transfer approved',
    message: 'Patient {{patientNumber}}: bed {{bedNumber}}, {{wardName}} is held until {{until, instant}}.',
  },
  transferRejected: {
    title: 'Bed transfer rejected',
    message: 'Patient {{patientNumber}} to bed {{bedNumber}}, {{wardName}}: {{reason}}',
  },
  transferHoldEnded: {
    title: 'Bed is no longer held',
    message:
      'Patient {{patientNumber}}: bed {{bedNumber}}, {{wardName}} was not taken in time. The transfer must be approved again.',
  },
});
