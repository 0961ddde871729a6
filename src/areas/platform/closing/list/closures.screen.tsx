import { Stack } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { figureColumn } from '#screens/list/columns.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import type { ListColumn, RowAction } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Tone } from '#ui/page/tone.ts';
import type { Closure } from '../closing.contract.ts';
import { useClosures } from '../closing.hooks.ts';
import { t } from '../closing.texts.ts';
import { WaitingTime } from '../form/waiting-time-form.tsx';
import { closureFilters, closureList } from './closure-list.address.ts';

const CertificatePrint = lazyPart(() => import('../print/certificate-print.tsx'), 'CertificatePrint');

const statusTone: Record<Closure['status'], Tone> = {
  waiting: 'warning',
  taken_back: 'neutral',
  deleting: 'danger',
  deleted: 'info',
};

/** Accounts that hospitals have closed, with the certificates of what was deleted. */
export function ClosuresScreen() {
  const format = useFormat();
  const list = useListAddress(closureList);
  const query = useClosures(list.request);
  const columns = useMemo(() => columnsOf(format), [format]);
  const [shown, setShown] = useState<Closure>();
  const actionsOf = (closure: Closure): RowAction[] =>
    closure.status === 'deleted'
      ? [{ label: t('certificate'), icon: 'print', onClick: () => setShown(closure) }]
      : [];
  return (
    <>
      <PageHeader title={t('listTitle')} description={t('listLead')} />
      <Stack gap="lg">
        <WaitingTime />
        <AddressedList
          list={list}
          caption={t('listTitle')}
          query={query}
          columns={columns}
          rowName={({ hospitalName }) => hospitalName}
          rowActions={actionsOf}
          shown={(count) => t('shown', { count })}
          none={{ title: t('noneFound'), icon: 'building', hint: t('noneYet'), narrowedHint: t('noneMatch') }}
          errorMessage={t('failedToList')}
        >
          <FilterSelect
            label={t('status')}
            options={closureFilters.map((value) => ({
              value,
              label: value === 'all' ? t('filter_all') : t(`status_${value}`),
            }))}
            {...list.field('status')}
          />
        </AddressedList>
      </Stack>
      {shown && (
        <Suspense fallback={null}>
          <CertificatePrint closureId={shown.id} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function columnsOf({ dateTime, number }: Format): ListColumn<Closure>[] {
  return [
    { id: 'hospital', title: t('hospital'), render: ({ hospitalName }) => hospitalName },
    {
      id: 'status',
      title: t('status'),
      render: ({ status }) => <StatusBadge tone={statusTone[status]}>{t(`status_${status}`)}</StatusBadge>,
    },
    { id: 'asked', title: t('asked'), render: ({ askedAt }) => dateTime(askedAt) },
    { id: 'by', title: t('askedBy'), render: ({ askedByName }) => askedByName },
    { id: 'reason', title: t('reason'), render: ({ reason }) => reason },
    {
      id: 'deletion',
      title: t('deletion'),
      render: ({ deletedAt, closesAt }) => dateTime(deletedAt ?? closesAt),
    },
    figureColumn('rows', t('deletedRows'), ({ rowsDeleted }) => number(rowsDeleted)),
  ];
}
