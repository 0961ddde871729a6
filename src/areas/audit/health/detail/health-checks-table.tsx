import { Title } from '@mantine/core';
import { useMemo } from 'react';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Tone } from '#ui/page/tone.ts';
import type { HealthChecks } from '../health.contract.ts';
import { t } from '../system-health.texts.ts';

type Status = HealthChecks['database']['status'];

interface Check {
  name: keyof HealthChecks;
  status: Status;
  responseTime: number;
  lastCheck: string;
  detail: string;
}

const tones: Record<Status, Tone> = {
  healthy: 'success',
  warning: 'warning',
  degraded: 'warning',
  error: 'danger',
  idle: 'neutral',
  simulated: 'special',
};

/** Each service with its status, how long its check took and when that was. */
export function HealthChecksTable({ checks }: { checks: HealthChecks }) {
  const format = useFormat();
  const columns = useMemo(() => columnsOf(format), [format]);
  const query = {
    data: { rows: rowsOf(checks, format), nextCursor: null },
    isPending: false,
    isFetching: false,
    isError: false,
    refetch: () => {},
  };
  return (
    <section aria-labelledby="health-checks">
      <Title order={2} size="h4" mb="sm" id="health-checks">
        {t('checks')}
      </Title>
      <DataList
        caption={t('checks')}
        query={query}
        columns={columns}
        rowKey={({ name }) => name}
        rowName={({ name }) => t(`check_${name}`)}
        empty={null}
      />
    </section>
  );
}

function columnsOf(format: Format): ListColumn<Check>[] {
  return [
    { id: 'service', title: t('service'), render: ({ name }) => t(`check_${name}`) },
    {
      id: 'status',
      title: t('status'),
      render: ({ status }) => <StatusBadge tone={tones[status]}>{t(`status_${status}`)}</StatusBadge>,
    },
    {
      id: 'responseTime',
      title: t('responseTime'),
      render: ({ responseTime }) => t('milliseconds', { value: responseTime }),
    },
    { id: 'lastCheck', title: t('lastCheck'), render: ({ lastCheck }) => format.dateTime(lastCheck) },
    { id: 'detail', title: t('detail'), render: ({ detail }) => detail },
  ];
}

function rowsOf(
  { database, auditTrail, clientLogger, ledger, liveEvents }: HealthChecks,
  { date }: Format,
): Check[] {
  const { unsealed, lagSeconds } = auditTrail;
  const { errorsLastHour } = clientLogger;
  return [
    { ...database, name: 'database', detail: t('reachable') },
    {
      ...auditTrail,
      name: 'auditTrail',
      detail: unsealed === 0 ? t('allSealed') : t('unsealed', { count: unsealed, seconds: lagSeconds }),
    },
    {
      ...clientLogger,
      name: 'clientLogger',
      detail: errorsLastHour === 0 ? t('noErrors') : t('errors', { count: errorsLastHour }),
    },
    { ...ledger, name: 'ledger', detail: ledgerWords(ledger, date) },
    { ...liveEvents, name: 'liveEvents', detail: t('pages', { count: liveEvents.pages }) },
  ];
}

function ledgerWords({ lastDay, status }: HealthChecks['ledger'], date: Format['date']): string {
  if (lastDay === null) return t('neverCompared');
  return t(status === 'error' ? 'disagrees' : 'agrees', { day: date(lastDay) });
}
