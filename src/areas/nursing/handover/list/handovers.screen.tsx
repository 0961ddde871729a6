import { Anchor } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from '#client/link.tsx';
import { figureColumn } from '#screens/list/columns.tsx';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { StatusFilter } from '#screens/papers/list/status-filter.tsx';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { type Handover, handoverStatuses } from '../handover.contract.ts';
import { useHandoverPage } from '../handover.calls.ts';
import { handoverTone } from '../handover.words.ts';
import { t } from '../handovers.texts.ts';
import { handoverList } from './handover-list.address.ts';

/** Handovers, the newest first. */
export function HandoversScreen() {
  const format = useFormat();
  const list = useListAddress(handoverList);
  const query = useHandoverPage(list.request);
  const columns = useMemo(() => columnsOf(format), [format]);
  return (
    <>
      <PageHeader title={t('title')} description={t('lead')} />
      <AddressedList
        list={list}
        caption={t('title')}
        query={query}
        columns={columns}
        rowName={({ fromNurseName, toNurseName }) => t('fromTo', { from: fromNurseName, to: toNurseName })}
        shown={(count) => t('shown', { count })}
        none={{ title: t('noneFound'), icon: 'share', hint: t('noneYet'), narrowedHint: t('noneMatch') }}
        errorMessage={t('failedToLoad')}
      >
        <StatusFilter words={t} statuses={handoverStatuses} {...list.field('status')} />
      </AddressedList>
    </>
  );
}

function columnsOf({ dateTime, number }: Format): ListColumn<Handover>[] {
  return [
    {
      id: 'given',
      title: t('columnGiven'),
      render: ({ id, givenAt }) => (
        <Anchor component={Link} to={`/dashboard/nursing/handovers/${id}`} size="sm" fw={600}>
          {dateTime(givenAt)}
        </Anchor>
      ),
    },
    { id: 'from', title: t('columnFrom'), render: ({ fromNurseName }) => fromNurseName },
    { id: 'to', title: t('columnTo'), render: ({ toNurseName }) => toNurseName },
    figureColumn('patients', t('columnPatients'), ({ patients }) => number(patients)),
    {
      id: 'accepted',
      title: t('columnAccepted'),
      render: ({ acceptedAt }) => (acceptedAt === null ? t('none') : dateTime(acceptedAt)),
    },
    {
      id: 'status',
      title: t('columnStatus'),
      render: ({ status }) => <StatusBadge tone={handoverTone[status]}>{t(`status_${status}`)}</StatusBadge>,
    },
  ];
}
