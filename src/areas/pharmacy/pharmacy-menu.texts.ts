import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('pharmacy-menu', {
  pharmacy: 'Pharmacy',
  prescriptions: 'Prescriptions',
  newPrescription: 'New Prescription',
  prescription: 'Prescription',
  checkPrescription: 'Check a Prescription',
});
