import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('imports-menu', {
  patients: 'Import Patients',
  medicines: 'Import Medicines',
  diagnoses: 'Import Diagnoses',
  calledMedicines: 'CSV, catalogue, formulary',
  services: 'Import services and prices',
  'lab-tests': 'Import laboratory tests',
  'stock-items': 'Import stock items',
  'opening-stock': 'Import opening stock',
  suppliers: 'Import suppliers',
  people: 'Import people',
  beds: 'Import wards and beds',
  procedures: 'Import procedures',
  doctors: 'Import doctors',
});
