import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('reports-records', {
  reports: 'Reports',
  month_closings: 'Monthly closings',
  saved_reports: 'Saved reports',
  statistic_codes: 'Codes for DHIS2',
});
