import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('reports-records', {
  reports: 'Reports',
  month_closings: 'Monthly closings',
  statistic_codes: 'Codes for DHIS2',
});
