import { Anchor, Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
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
import { countStatuses, type StockCount } from '../stock-count.contract.ts';
import { useStockTakes } from '../stock-count.hooks.ts';
import { CountBadge } from '../stock-count.words.tsx';
import { t } from '../stock-counts.texts.ts';
import { stockCountList } from './stock-count-list.address.ts';

const StartForm = lazy(async () => ({
  default: (await import('../form/start-count-form.tsx')).StartCountForm,
}));

/** Counts of places: what is being counted, and what waits for approval. */
export function StockCountsScreen() {
  const format = useFormat();
  const navigate = useNavigate();
  const mayWrite = useMay()('inventory.write');
  const list = useListAddress(stockCountList);
  const query = useStockTakes(list.request);
  const columns = useMemo(() => countColumns(format), [format]);
  const [isStarting, setStarting] = useState(false);
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        back={<BackLink to="/dashboard/inventory" label={t('back')} />}
        actions={
          mayWrite && (
            <Button leftSection={<Icon name="plus" size={18} />} onClick={() => setStarting(true)}>
              {t('start')}
            </Button>
          )
        }
      />
      <FilterBar isFiltered={list.isNarrowed} onClear={list.clear}>
        <FilterSelect
          label={t('status')}
          all={t('allStatuses')}
          options={countStatuses.map((value) => ({ value, label: t(`status_${value}`) }))}
          {...list.field('status')}
        />
      </FilterBar>
      <DataList
        caption={t('title')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ countNumber }) => countNumber}
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
      {isStarting && (
        <Suspense fallback={null}>
          <StartForm
            onClose={() => setStarting(false)}
            onStarted={({ id }) => void navigate({ to: `/dashboard/inventory/counts/${id}` })}
          />
        </Suspense>
      )}
    </>
  );
}

function countColumns({ dateTime }: Format): ListColumn<StockCount>[] {
  return [
    {
      id: 'number',
      title: t('columnNumber'),
      render: ({ id, countNumber }) => (
        <Anchor component={Link} to={`/dashboard/inventory/counts/${id}`} size="sm" fw={600}>
          {countNumber}
        </Anchor>
      ),
    },
    { id: 'place', title: t('place'), render: ({ place }) => place.name },
    { id: 'category', title: t('category'), render: ({ category }) => category ?? t('allCategories') },
    {
      id: 'started',
      title: t('started'),
      render: ({ startedAt, startedByName: who }) => t('by', { when: dateTime(startedAt), who }),
    },
    {
      id: 'status',
      title: t('status'),
      width: 160,
      render: ({ status }) => <CountBadge status={status} />,
    },
  ];
}
