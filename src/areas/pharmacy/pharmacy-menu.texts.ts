import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('pharmacy-menu', {
  pharmacy: 'Pharmacy',
  prescriptions: 'Prescriptions',
  dispensing: 'Dispensing',
  controlled: 'Controlled Medicines',
  importMedicines: 'Import Medicines',
  newPrescription: 'New Prescription',
  prescription: 'Prescription',
  checkPrescription: 'Check a Prescription',
});
