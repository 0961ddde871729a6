import { Anchor, Text } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from '#client/link.tsx';
import { textColumn } from '#screens/list/columns.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StockList } from '../../lists/stock-list.tsx';
import { recallStatuses, type StockRecall } from '../stock-recall.contract.ts';
import { useStockRecalls } from '../stock-recall.hooks.ts';
import { RecallBadge } from '../stock-recall.words.tsx';
import { t } from '../stock-recalls.texts.ts';
import { stockRecallList } from './stock-recall-list.address.ts';

/** Lots that must not be used. */
export function StockRecallsScreen() {
  const format = useFormat();
  const list = useListAddress(stockRecallList);
  const query = useStockRecalls(list.request);
  const columns = useMemo(() => recallColumns(format), [format]);
  return (
    <StockList
      list={list}
      statuses={recallStatuses}
      words={(key) => t(key)}
      shown={(count) => t('shown', { count })}
      icon="alert"
      query={query}
      columns={columns}
      rowName={({ recallNumber }) => recallNumber}
    />
  );
}

function recallColumns({ dateTime }: Format): ListColumn<StockRecall>[] {
  return [
    {
      id: 'number',
      title: t('columnNumber'),
      render: ({ id, recallNumber }) => (
        <Anchor component={Link} to={`/dashboard/inventory/recalls/${id}`} size="sm" fw={600}>
          {recallNumber}
        </Anchor>
      ),
    },
    {
      id: 'lot',
      title: t('columnLot'),
      render: ({ item, lotNumber: lot }) => (
        <>
          {item.name}
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {t('lot', { lot })}
          </Text>
        </>
      ),
    },
    textColumn('reason', t('columnReason'), ({ reason }) => reason),
    {
      id: 'recalled',
      title: t('columnRecalled'),
      render: ({ recalledAt, recalledByName: who }) => t('by', { when: dateTime(recalledAt), who }),
    },
    {
      id: 'status',
      title: t('status'),
      width: 110,
      render: ({ status }) => <RecallBadge status={status} />,
    },
  ];
}
