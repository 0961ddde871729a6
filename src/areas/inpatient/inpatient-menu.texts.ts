import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('inpatient-menu', {
  admissions: 'Admissions',
  admissionsTitle: 'Admissions & Bed Management',
  bedManagement: 'Bed Management',
  wards: 'Wards and Beds',
  bedTransfers: 'Bed Transfers',
  census: 'Ward Census',
  charges: 'Charges of Stays',
  stayBill: 'Bill of a Stay',
  newAdmission: 'New Patient Admission',
  admission: 'Admission',
  admit: 'Admit Patient',
  admitWords: 'admit, bed',
});
