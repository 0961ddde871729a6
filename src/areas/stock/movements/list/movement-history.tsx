import { Text, Title } from '@mantine/core';
import { useMemo, useState } from 'react';
import { figureColumn, textColumn } from '#screens/list/columns.tsx';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import type { StockItem } from '../../items/item.contract.ts';
import type { StockMovement } from '../stock-movement.contract.ts';
import { useStockMovements } from '../stock-movement.hooks.ts';
import { t } from '../stock-movements.texts.ts';

const pageSize = 25;

/** Everything that moved of an item, newest first. */
export function MovementHistory({ item }: { item: StockItem }) {
  const format = useFormat();
  const [cursor, setCursor] = useState<string>();
  const query = useStockMovements({ stockItemId: item.id, limit: pageSize, ...(cursor && { cursor }) });
  const columns = useMemo(() => movementColumns(format), [format]);
  return (
    <section>
      <Title order={2} size="h4" mt="lg" mb="sm">
        {t('history')}
      </Title>
      <DataList
        caption={t('history')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ kind, happenedAt }) => `${t(`kind_${kind}`)}, ${format.dateTime(happenedAt)}`}
        paging={{ cursor, onCursor: setCursor, pageSize }}
        summary={t('shown', { count: query.data?.rows.length ?? 0 })}
        empty={<EmptyState icon="clipboard" title={t('noMovements')} hint={t('noMovementsHint')} />}
        errorMessage={t('failedToLoad')}
      />
    </section>
  );
}

function movementColumns(format: Format): ListColumn<StockMovement>[] {
  return [
    { id: 'when', title: t('columnWhen'), render: ({ happenedAt }) => format.dateTime(happenedAt) },
    {
      id: 'kind',
      title: t('columnKind'),
      render: (movement) => (
        <>
          {t(`kind_${movement.kind}`)}
          <Text size="xs" c="dimmed">
            {wayOf(movement)}
          </Text>
        </>
      ),
    },
    { id: 'lot', title: t('columnLot'), render: ({ lotNumber }) => lotNumber || t('noLot') },
    figureColumn('change', t('columnChange'), ({ quantity }) =>
      quantity > 0 ? `+${format.number(quantity)}` : format.number(quantity),
    ),
    figureColumn('left', t('columnLeft'), ({ leftQuantity }) => format.number(leftQuantity)),
    { id: 'by', title: t('columnBy'), render: ({ recordedByName }) => recordedByName },
    textColumn('reason', t('columnReason'), ({ reason }) => reason ?? ''),
  ];
}

function wayOf({ place, otherPlace, quantity }: StockMovement): string {
  if (!otherPlace) return place.name;
  const other = { place: otherPlace.name };
  return [place.name, t(quantity > 0 ? 'from' : 'to', other)].join(' ');
}
