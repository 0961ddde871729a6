import { Group, Paper, Title } from '@mantine/core';
import { useMemo } from 'react';
import { DataList } from '#ui/list/data-list.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Tone } from '#ui/page/tone.ts';
import type { HealthMeasure, PartHealth } from '../platform-health.contract.ts';
import { t } from '../platform-health.texts.ts';
import { limitWords, valueWords } from './measure-words.ts';

const tones: Readonly<Record<PartHealth['state'], Tone>> = {
  healthy: 'success',
  warning: 'warning',
  error: 'danger',
  simulated: 'special',
};

/** One part of the system: how it is, and the numbers and limits behind that. */
export function PartPanel({ part: { name, state, measures } }: { part: PartHealth }) {
  const columns = useMemo(() => columnsOf(), []);
  const headingId = `health-${name}`;
  const query = {
    data: { rows: measures, nextCursor: null },
    isPending: false,
    isFetching: false,
    isError: false,
    refetch: () => {},
  };
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={headingId}>
      <Group justify="space-between" mb="sm">
        <Title order={3} size="h5" id={headingId}>
          {t(`part_${name}`)}
        </Title>
        <StatusBadge tone={tones[state]}>{t(`state_${state}`)}</StatusBadge>
      </Group>
      <DataList
        caption={t(`part_${name}`)}
        query={query}
        columns={columns}
        rowKey={(measure) => measure.name}
        rowName={(measure) => t(`measure_${measure.name}`)}
        empty={null}
      />
    </Paper>
  );
}

function columnsOf(): ListColumn<HealthMeasure>[] {
  return [
    { id: 'measure', title: t('measure'), render: ({ name }) => t(`measure_${name}`) },
    { id: 'value', title: t('value'), render: ({ value, unit }) => valueWords(value, unit) },
    { id: 'limits', title: t('limits'), render: limitWords },
    {
      id: 'state',
      title: t('state'),
      render: ({ grade, value }) =>
        value === null ? '–' : <StatusBadge tone={tones[grade]}>{t(`state_${grade}`)}</StatusBadge>,
    },
  ];
}
