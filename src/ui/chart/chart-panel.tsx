import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import { ChartTable } from './chart-table.tsx';
import type { ChartData } from './chart-types.ts';
import classes from './chart.module.css';
import { t } from './chart.texts.ts';

export interface ChartPanelProps extends ChartData {
  title: string;
  /** What the points are, as the heading of the table's first column. */
  axis: string;
  /** Shown in place of chart and table, where there is nothing to draw. */
  empty?: string | undefined;
  children: ReactNode;
}

/** A chart under its title, with the same figures as a table one key press away. */
export function ChartPanel({ title, axis, empty, children, ...data }: ChartPanelProps) {
  const [isTable, setIsTable] = useState(false);
  const contentId = useId();
  return (
    <Paper component="section" withBorder p="md" aria-label={title} className={classes['panel'] ?? ''}>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs" mb="sm">
        <Title order={3} size="h5">
          {title}
        </Title>
        {empty === undefined && (
          <Button
            variant="subtle"
            size="compact-xs"
            className={classes['toggle'] ?? ''}
            aria-controls={contentId}
            aria-label={t(isTable ? 'showChartOf' : 'showTableOf', { title })}
            onClick={() => setIsTable(!isTable)}
          >
            {t(isTable ? 'showChart' : 'showTable')}
          </Button>
        )}
      </Group>
      <div id={contentId}>
        {empty !== undefined ? (
          <Text size="sm" c="dimmed">
            {empty}
          </Text>
        ) : isTable ? (
          <ChartTable title={title} axis={axis} {...data} />
        ) : (
          <>
            {data.series.length > 1 && <Legend series={data.series} />}
            {children}
          </>
        )}
      </div>
    </Paper>
  );
}

function Legend({ series }: Pick<ChartData, 'series'>) {
  return (
    <ul className={classes['legend']}>
      {series.map(({ label }, index) => (
        <li key={label}>
          <span className={classes['swatch']} data-series={index} aria-hidden="true" />
          {label}
        </li>
      ))}
    </ul>
  );
}
