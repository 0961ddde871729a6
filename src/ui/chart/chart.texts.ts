import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('chart', {
  showTable: 'Show table',
  showChart: 'Show chart',
  tableOf: '{{title}}, table',
  showTableOf: 'Show table: {{title}}',
  valuesOf: 'Values of {{title}}',
  showChartOf: 'Show chart: {{title}}',
});
