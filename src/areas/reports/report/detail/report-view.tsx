import { Stack, Text } from '@mantine/core';
import { useToday } from '#client/use-today.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { MonthClosing } from '../../closing/detail/month-closing.tsx';
import { DataValues } from '../../statistics/export/data-values.tsx';
import type { Report } from '../report.contract.ts';
import { isWholeMonth } from '../report.rules.ts';
import { t } from '../report.texts.ts';
import type { ShownReport } from '../shown-report.ts';
import { ReportCharts } from './report-charts.tsx';
import { ReportDefinitions, ReportFigures } from './report-figures.tsx';
import { ReportTables } from './report-tables.tsx';
import { useReportWords } from './use-report-words.ts';

interface ReportViewProps {
  report: Report;
  shown: ShownReport;
  /** Shows the month before this one. */
  onShowLastMonth: () => void;
}

/** One report: its figures, charts, tables, and what they mean. */
export function ReportView({ report, shown, onShowLastMonth }: ReportViewProps) {
  const { date, dateTime } = useFormat();
  const words = useReportWords(report, shown);
  const isMonth = isWholeMonth(report, useToday());
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
        {report.isFolded && ` ${t('folded')}`}
      </Text>
      <ReportFigures {...{ report, shown, words }} />
      {shown.id === 'financial' && <MonthClosing {...{ report, shown, words, onShowLastMonth }} />}
      {shown.id === 'statistics' && <DataValues {...{ report, isMonth, onShowLastMonth }} />}
      <ReportCharts {...{ report, shown, words }} />
      <ReportTables {...{ report, shown, words }} />
      <ReportDefinitions {...{ report, shown }} />
    </Stack>
  );
}
