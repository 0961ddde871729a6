import { defineTexts } from '#ui/i18n/define-texts.ts';

/** The words of the menu and of addresses: apart from the screens' own, because every page downloads them. */
export const t = defineTexts('patients.menu', {
  patients: 'Patients',
  patient: 'Patient',
  addPatient: 'Add Patient',
  editPatient: 'Edit Patient',
  register: 'Register “{{text}}”',
  joinRecords: 'Join Records',
});
