import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('laboratory-records', {
  lab_orders: 'Lab orders',
  lab_results: 'Lab results',
  lab_alerts: 'Lab alerts',
  lab_tests: 'Lab tests',
  lab_settings: 'Lab settings',
});
