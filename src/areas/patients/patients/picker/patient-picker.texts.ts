import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('patient-picker', {
  findPatient: 'Type a name, number or phone',
  noPatientFound: 'No active patient found',
  searching: 'Searching…',
  named: '{{name}} ({{number}})',
  namedDeceased: '{{name}} ({{number}}), deceased',
  namedInactive: '{{name}} ({{number}}), inactive',
  patientsAway: 'Patients could not be searched. Type again to retry.',
});
