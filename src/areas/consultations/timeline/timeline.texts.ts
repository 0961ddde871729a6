import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('timeline', {
  title: 'Timeline',
  kind: 'Show',
  allKinds: 'Everything',
  kind_consultation: 'Consultations',
  kind_appointment: 'Appointments',
  'kind_lab-order': 'Laboratory orders',
  'kind_lab-result': 'Laboratory results',
  kind_prescription: 'Prescriptions',
  kind_operation: 'Operations',
  kind_admission: 'Admissions',
  kind_discharge: 'Discharges',
  'kind_progress-note': 'Progress notes',
  kind_invoice: 'Invoices',
  kind_payment: 'Payments',
  nothing: 'No entries yet.',
  more: 'Show earlier',
  failedToLoad: 'Failed to load the timeline',
});
