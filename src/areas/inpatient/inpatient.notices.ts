import { defineNotices } from '#kernel/notice.ts';

/** What the wards put into people's bells, and what stands against a discharge. */
export const notice = defineNotices('inpatient', {
  bedRequested_routine: { title: 'Bed requested', message: 'For patient {{patientNumber}}.' },
  bedRequested_urgent: { title: 'Bed requested', message: 'For patient {{patientNumber}}: urgent.' },
  bedRequested_emergency: {
    title: 'Bed requested',
    message: 'For patient {{patientNumber}}: an emergency.',
  },
  bedRequestTurnedDown: {
    title: 'Bed request turned down',
    message: 'For patient {{patientNumber}}. The request shows the reason.',
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
    message: 'Patient {{patientNumber}} to bed {{bedNumber}}, {{wardName}}. The transfer shows the reason.',
  },
  transferHoldEnded: {
    title: 'Bed is no longer held',
    message:
      'Patient {{patientNumber}}: bed {{bedNumber}}, {{wardName}} was not taken in time. The transfer must be approved again.',
  },
  stageOpen_clinical: {
    title: 'The clinical stage is open',
    message: 'A doctor must first decide that the patient may leave.',
  },
  stageOpen_pharmacy: { title: 'The pharmacy stage is open', message: 'The pharmacy must confirm it.' },
  stageOpen_billing: { title: 'The billing stage is open', message: 'Billing must confirm it.' },
  stageOpen_nursing: { title: 'The nursing stage is open', message: 'The ward must confirm it.' },
  // On the timeline of a patient.
  timelineAdmitted: { title: 'Admitted, {{number}}', message: '{{diagnosis}}' },
  timelineDischarged: { title: 'Left the hospital, {{number}}', message: '{{diagnosis}}' },
  // In the heading of a patient.
  headingInBed: {
    title: 'Bed {{bed}}, {{ward}}',
    message: 'Admission {{number}}, since {{since, instant}}.',
  },
  headingWithoutBed: {
    title: 'Admitted, no bed yet',
    message: 'Admission {{number}}, since {{since, instant}}.',
  },
  precaution_contact: { title: 'Contact isolation', message: 'Precaution for this stay.' },
  precaution_droplet: { title: 'Droplet isolation', message: 'Precaution for this stay.' },
  precaution_airborne: { title: 'Airborne isolation', message: 'Precaution for this stay.' },
  precaution_protective: { title: 'Protective isolation', message: 'Precaution for this stay.' },
  precaution_fall_risk: { title: 'Fall risk', message: 'Precaution for this stay.' },
  stayNotBilled: {
    title: 'The stay is not billed',
    message: 'Its final invoice has not been sent.',
  },
  stayChangedSinceBilled: {
    title: 'The stay has changed since it was billed',
    message: 'Bill what is new and credit what is no longer owed.',
  },
  stayInvoicesDue: {
    title: 'Invoices of the stay are due',
    message: '{{count, number}} unpaid: {{invoices}}',
  },
  otherInvoicesDue: {
    title: 'Other invoices of this patient are due',
    message: '{{count, number}} unpaid: {{invoices}}',
  },
  transferOpen: {
    title: 'A bed transfer is open',
    message: 'Complete or cancel it before the patient leaves.',
  },
  // On the home screen.
  homeWaiting: { title: 'Waiting for a bed', message: 'No patients are waiting for a bed.' },
  home_emergency: { title: '{{patient}} ({{patientNumber}})', message: 'Emergency' },
  home_urgent: { title: '{{patient}} ({{patientNumber}})', message: 'Urgent' },
  home_routine: { title: '{{patient}} ({{patientNumber}})', message: 'Routine' },
});
