import { Anchor } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { StockList } from '../../lists/stock-list.tsx';
import { countStatuses, type StockCount } from '../stock-count.contract.ts';
import { useStockTakes } from '../stock-count.hooks.ts';
import { CountBadge } from '../stock-count.words.tsx';
import { t } from '../stock-counts.texts.ts';
import { stockCountList } from './stock-count-list.address.ts';

const StartForm = lazyPart(() => import('../form/start-count-form.tsx'), 'StartCountForm');

/** Counts of places: what is being counted, and what waits for approval. */
export function StockCountsScreen() {
  const format = useFormat();
  const navigate = useNavigate();
  const mayWrite = useMay()('inventory.write');
  const list = useListAddress(stockCountList);
  const query = useStockTakes(list.request);
  const columns = useMemo(() => countColumns(format), [format]);
  return (
    <StockList
      list={list}
      statuses={countStatuses}
      words={(key) => t(key)}
      shown={(count) => t('shown', { count })}
      icon="clipboard"
      query={query}
      columns={columns}
      rowName={({ countNumber }) => countNumber}
      begin={
        mayWrite && {
          label: t('start'),
          first: t('startFirst'),
          renderForm: (close) => (
            <StartForm
              onClose={close}
              onStarted={({ id }) => void navigate({ to: `/dashboard/inventory/counts/${id}` })}
            />
          ),
        }
      }
    />
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
