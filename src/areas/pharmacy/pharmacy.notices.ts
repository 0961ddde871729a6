import { defineNotices } from '#kernel/notice.ts';

/** What the pharmacy puts into people's bells. */
export const notice = defineNotices('pharmacy', {
  stopPassed: {
    title: 'A warning was passed',
    message: 'Prescription {{number}} of patient {{patientNumber}}: the reason stands with it.',
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
    title: 'Controlled medicines were not counted',
    message: 'Not counted by two people since yesterday: {{count, number}}, among them {{name}}.',
  },
  marksLoosened: {
    title: '{{name}} is guarded less',
    message:
      '{{person}} took away a mark or a limit of this medicine, confirmed by a second person. The register and the audit trail say which.',
  },
  // At a discharge.
  undispensedAtDischarge: {
    title: 'Medicines to hand out',
    message: 'Not handed out yet: {{count, number}} ({{prescriptions}}).',
  },
  takeHomeUndecided: {
    title: 'Medicines that still run',
    message: 'Medicines of the stay that still run: {{count, number}}. Decide what the patient takes home.',
  },
  // On the timeline of a patient.
  timelinePrescribed: { title: 'Prescribed, {{number}}', message: '{{words}}' },
  // On the home screen.
  homeQueue: { title: 'Prescriptions to dispense', message: 'Nobody waits today.' },
  homeWaiting: { title: '{{patient}} ({{patientNumber}})', message: '{{number}} waits' },
  homeForWard: { title: '{{patient}} ({{patientNumber}})', message: '{{number}} for the ward' },
  homePartly: { title: '{{patient}} ({{patientNumber}})', message: '{{number}} partly dispensed' },
});
