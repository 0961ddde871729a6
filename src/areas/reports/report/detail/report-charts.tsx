import { Title } from '@mantine/core';
import { ColumnChart } from '#ui/chart/column-chart.tsx';
import { LineChart } from '#ui/chart/line-chart.tsx';
import { RankChart } from '#ui/chart/rank-chart.tsx';
import type { Report } from '../report.contract.ts';
import { t } from '../report.texts.ts';
import type { ReportChart, ShownReport } from '../shown-report.ts';
import classes from './report.module.css';
import type { ReportWords } from './use-report-words.ts';

const mostRanks = 10;

interface ReportChartsProps {
  report: Report;
  shown: ShownReport;
  words: ReportWords;
}

/** The charts of a report; each shows its figures as a table at the press of a key. */
export function ReportCharts({ report, shown, words }: ReportChartsProps) {
  const drawn = shown.charts.flatMap((chart) => {
    const table = report.tables.find(({ id }) => id === chart.table);
    const columns = chart.columns.filter((name) => table?.columns.some(({ id }) => id === name));
    return table && columns.length > 0 ? [{ chart: { ...chart, columns }, table }] : [];
  });
  if (drawn.length === 0) return null;
  return (
    <section aria-labelledby="report-charts">
      <Title order={2} size="h4" mb="sm" id="report-charts">
        {t('charts')}
      </Title>
      <div className={classes['charts']}>
        {drawn.map(({ chart, table }) => (
          <DrawnChart
            key={`${chart.table} ${chart.columns.join(' ')}`}
            {...{ report, shown, words, chart, table }}
          />
        ))}
      </div>
    </section>
  );
}

function DrawnChart({
  report,
  shown: { say },
  words,
  chart,
  table,
}: ReportChartsProps & { chart: ReportChart; table: Report['tables'][number] }) {
  const all = report.rows.filter((row) => row.table === table.id);
  const rows = chart.kind === 'rank' ? all.slice(0, mostRanks) : all;
  const places = chart.columns.map((name) => table.columns.findIndex(({ id }) => id === name));
  const unit = table.columns[places[0] ?? 0]?.unit ?? 'count';
  const names = chart.columns.map((name) => say(`column_${name}`));
  const isEmpty = rows.every((row) => places.every((place) => !row.values[place]));
  const shared = {
    title: `${say(`table_${table.id}`)}: ${names.join(', ')}`,
    axis: words.axis(table),
    points: rows.map((row) => ({ label: words.row(row), short: words.shortRow(row) })),
    series: places.map((place, index) => ({
      label: names[index]!,
      values: rows.map((row) => row.values[place] ?? 0),
    })),
    format: (value: number) => words.value(unit, value),
    empty: isEmpty ? t('nothing') : undefined,
  };
  if (chart.kind === 'rank') return <RankChart {...shared} />;
  const formatTick = (value: number) => words.tick(unit, value);
  const Chart = chart.kind === 'line' ? LineChart : ColumnChart;
  return <Chart {...shared} formatTick={formatTick} />;
}
