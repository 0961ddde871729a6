import { Anchor, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useMay } from '#client/session.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { ListEmpty } from '#screens/list/list-empty.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { type Requisition, requisitionStatuses } from '../requisition.contract.ts';
import { useRequisitions } from '../requisition.hooks.ts';
import { RequisitionBadge } from '../requisition.words.tsx';
import { t } from '../requisitions.texts.ts';
import { requisitionList } from './requisition-list.address.ts';

const RequestForm = lazy(async () => ({
  default: (await import('../form/request-stock-form.tsx')).RequestStockForm,
}));

/** What wards, theatres and the pharmacy ask of the store. */
export function RequisitionsScreen() {
  const format = useFormat();
  const may = useMay();
  const list = useListAddress(requisitionList);
  const query = useRequisitions(list.request);
  const columns = useMemo(() => requisitionColumns(format), [format]);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        back={may('inventory.read') && <BackLink to="/dashboard/inventory" label={t('back')} />}
        actions={
          may(['inventory.request', 'inventory.write']) && (
            <Button leftSection={<Icon name="plus" size={18} />} onClick={() => setAsking(true)}>
              {t('request')}
            </Button>
          )
        }
      />
      <FilterBar isFiltered={list.isNarrowed} onClear={list.clear}>
        <FilterSelect
          label={t('status')}
          all={t('allStatuses')}
          options={requisitionStatuses.map((value) => ({ value, label: t(`status_${value}`) }))}
          {...list.field('status')}
        />
      </FilterBar>
      <DataList
        caption={t('title')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ requisitionNumber }) => requisitionNumber}
        paging={list.paging}
        summary={t('shown', { count: query.data?.rows.length ?? 0 })}
        empty={
          <ListEmpty
            title={t('none')}
            icon="clipboard"
            hint={t('noneHint')}
            narrowedHint={t('noneMatch')}
            isNarrowed={list.isNarrowed}
            after={list.address.after}
          />
        }
        errorMessage={t('failedToLoad')}
      />
      {isAsking && (
        <Suspense fallback={null}>
          <RequestForm onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

function requisitionColumns({ dateTime }: Format): ListColumn<Requisition>[] {
  return [
    {
      id: 'number',
      title: t('columnNumber'),
      render: ({ id, requisitionNumber }) => (
        <Anchor component={Link} to={`/dashboard/inventory/requisitions/${id}`} size="sm" fw={600}>
          {requisitionNumber}
        </Anchor>
      ),
    },
    { id: 'place', title: t('place'), render: ({ place }) => place.name },
    {
      id: 'asked',
      title: t('asked'),
      render: ({ requestedAt, requestedByName: who }) => t('by', { when: dateTime(requestedAt), who }),
    },
    {
      id: 'status',
      title: t('status'),
      width: 130,
      render: ({ status }) => <RequisitionBadge status={status} />,
    },
  ];
}
