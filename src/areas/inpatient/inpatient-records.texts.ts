import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('inpatient-records', {
  admissions: 'Admissions',
  admission_requests: 'Bed requests',
  wards: 'Wards',
  beds: 'Beds',
  bed_transfers: 'Bed transfers',
  transfer_settings: 'Bed transfer settings',
  discharges: 'Discharges',
  census: 'Ward census',
  charges: 'Charges of stays',
  stay_bills: 'Bills of stays',
  stay_packages: 'Packages of stays',
  stay_services: 'Services of stays',
  stay_timers: 'Charges by time',
  stay_estimates: 'Estimates',
});
