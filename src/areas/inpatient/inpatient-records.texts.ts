import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('inpatient-records', {
  admissions: 'Admissions',
  admission_requests: 'Requests for a bed',
  wards: 'Wards',
  beds: 'Beds',
});
