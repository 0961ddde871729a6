import { Paper, Title } from '@mantine/core';
import { useMemo } from 'react';
import { figureColumn } from '#screens/list/columns.tsx';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { ServerProcess } from '../platform-health.contract.ts';
import { t } from '../platform-health.texts.ts';

const headingId = 'health-processes';
const megabyte = 1_000_000;

/** Every process of the server, with when it was last heard of; one that is missing is named so. */
export function ProcessPanel({ processes }: { processes: ServerProcess[] }) {
  const format = useFormat();
  const columns = useMemo(() => columnsOf(format), [format]);
  const query = {
    data: { rows: processes, nextCursor: null },
    isPending: false,
    isFetching: false,
    isError: false,
    refetch: () => {},
  };
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={headingId}>
      <Title order={2} size="h5" id={headingId} mb="sm">
        {t('processes')}
      </Title>
      <DataList
        caption={t('processes')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        empty={null}
      />
    </Paper>
  );
}

function columnsOf({ dateTime }: Format): ListColumn<ServerProcess>[] {
  return [
    { id: 'process', title: t('process'), render: ({ name }) => name },
    {
      id: 'state',
      title: t('state'),
      render: ({ isMissing }) => (
        <StatusBadge tone={isMissing ? 'danger' : 'success'}>
          {t(isMissing ? 'isMissing' : 'isWorking')}
        </StatusBadge>
      ),
    },
    { id: 'heard', title: t('heard'), render: ({ ageSeconds }) => t('heardAgo', { seconds: ageSeconds }) },
    { id: 'started', title: t('started'), render: ({ startedAt }) => dateTime(startedAt) },
    figureColumn('memory', t('memory'), ({ memoryBytes }) =>
      t('unit_bytes', { value: Math.round(memoryBytes / megabyte) }),
    ),
    figureColumn('delay', t('loopDelay'), ({ loopDelayMs }) =>
      t('unit_milliseconds', { value: loopDelayMs }),
    ),
  ];
}
