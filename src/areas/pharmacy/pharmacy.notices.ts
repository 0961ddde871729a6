import { defineNotices } from '#kernel/notice.ts';

/** What the pharmacy puts into people's bells. */
export const notice = defineNotices('pharmacy', {
  stopPassed: {
    title: 'Warning overridden',
    message: 'Prescription {{number}} of patient {{patientNumber}}. Read the reason on the prescription.',
  },
  dispensingMismatch: {
    title: 'Dispensings do not add up',
    message: 'Dispensings that differ from stock or bill: {{dispensings, number}}.',
  },
  saleMismatch: {
    title: 'Counter sales do not add up',
    message: 'Counter sales that differ from stock or bill: {{sales, number}}.',
  },
  controlledUncounted: {
    title: 'Controlled medicines not counted',
    message: 'Not counted by two people since yesterday: {{count, number}}, including {{name}}.',
  },
  marksLoosened: {
    title: '{{name}} has fewer safeguards',
    message:
      '{{person}} removed a mark or a limit from this medicine. A second person confirmed. See the register and the audit trail.',
  },
  // At a discharge.
  undispensedAtDischarge: {
    title: 'Medicines to hand out',
    message: 'Not handed out yet: {{count, number}} ({{prescriptions}}).',
  },
  takeHomeUndecided: {
    title: 'Medicines still active',
    message: 'Active medicines of this stay: {{count, number}}. Decide what the patient takes home.',
  },
  // On the timeline of a patient.
  timelinePrescribed: { title: 'Prescribed, {{number}}', message: '{{words}}' },
  // On the home screen.
  homeQueue: { title: 'Prescriptions to dispense', message: 'No prescriptions waiting today.' },
  homeWaiting: { title: '{{patient}} ({{patientNumber}})', message: '{{number}} waiting' },
  homeForWard: { title: '{{patient}} ({{patientNumber}})', message: '{{number}} for the ward' },
  homePartly: { title: '{{patient}} ({{patientNumber}})', message: '{{number}} partly dispensed' },
});
