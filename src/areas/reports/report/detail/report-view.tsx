import { Stack, Text } from '@mantine/core';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { Report } from '../report.contract.ts';
import { t } from '../report.texts.ts';
import type { ShownReport } from '../shown-report.ts';
import { ReportCharts } from './report-charts.tsx';
import { ReportDefinitions, ReportFigures } from './report-figures.tsx';
import { ReportTables } from './report-tables.tsx';
import { useReportWords } from './use-report-words.ts';

/** One report: its figures, charts, tables, and what they mean. */
export function ReportView({ report, shown }: { report: Report; shown: ShownReport }) {
  const { date, dateTime } = useFormat();
  const words = useReportWords(report, shown);
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {shown.say('lead')}{' '}
        {t('shown', {
          from: date(report.from),
          to: date(report.to),
          beforeFrom: date(report.beforeFrom),
          beforeTo: date(report.beforeTo),
          time: dateTime(report.readAt),
        })}
      </Text>
      <ReportFigures {...{ report, shown, words }} />
      <ReportCharts {...{ report, shown, words }} />
      <ReportTables {...{ report, shown, words }} />
      <ReportDefinitions {...{ report, shown }} />
    </Stack>
  );
}
