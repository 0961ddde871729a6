import { Text, Title } from '@mantine/core';
import { useMemo } from 'react';
import { useMay } from '#client/session.ts';
import { figureColumn } from '#screens/list/columns.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { ListViews } from '#screens/list/list-views.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ItemLink } from '../../reports/detail/report-section.tsx';
import { CountLotsForm } from '../form/count-lots-form.tsx';
import { countedLotList } from '../list/counted-lots.address.ts';
import { type CountedLot, countShows, type StockCountSheet } from '../stock-count.contract.ts';
import { useCountedLots } from '../stock-count.hooks.ts';
import { lotWords } from '../stock-count.words.tsx';
import { t } from '../stock-counts.texts.ts';

/** The sheet of a count: written on while it is open, compared with the books beside it. */
export function CountedLots({ count }: { count: StockCountSheet }) {
  const format = useFormat();
  const mayWrite = useMay()('inventory.write');
  const list = useListAddress(countedLotList);
  const query = useCountedLots({ stockCountId: count.id, ...list.request });
  const columns = useMemo(() => lotColumns(format), [format]);
  const rows = query.data?.rows ?? [];
  const isWritten = count.status === 'open' && mayWrite && list.address.show !== 'differing';
  return (
    <section>
      <Title order={2} size="h4" mt="lg" mb="sm">
        {t('lots')}
      </Title>
      <FilterBar isFiltered={list.isNarrowed} setCount={list.setCount} onClear={list.clear}>
        <FilterSelect
          label={t('show')}
          options={countShows.map((value) => ({ value, label: t(`show_${value}`) }))}
          {...list.field('show')}
        />
        <ListViews list={list} />
      </FilterBar>
      <DataList
        caption={t('lots')}
        query={query}
        columns={columns}
        rowKey={({ lotId }) => lotId}
        rowName={({ item, lotNumber }) => `${item.name} ${lotNumber}`}
        paging={list.paging}
        summary={t('lotsShown', { count: rows.length })}
        empty={<EmptyState icon="box" title={t('noLots')} />}
        errorMessage={t('failedToLoadLots')}
      />
      {isWritten && rows.length > 0 && !query.isPlaceholderData && (
        <div style={{ marginTop: 'var(--mantine-spacing-lg)' }}>
          <CountLotsForm
            key={`${list.address.show} ${list.address.after ?? ''} ${rows.length}`}
            stockCountId={count.id}
            lots={rows}
          />
        </div>
      )}
    </section>
  );
}

function lotColumns(format: Format): ListColumn<CountedLot>[] {
  const units = (quantity: number | null, unit: string) =>
    quantity === null ? t('none_') : t('inUnits', { quantity, unit });
  return [
    {
      id: 'item',
      title: t('item'),
      render: (lot) => (
        <>
          <ItemLink item={lot.item} />
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {lotWords(lot, format)}
          </Text>
        </>
      ),
    },
    figureColumn('counted', t('counted'), ({ countedQuantity, item }) =>
      units(countedQuantity, item.baseUnit),
    ),
    figureColumn('expected', t('expected'), ({ expectedQuantity, item }) =>
      units(expectedQuantity, item.baseUnit),
    ),
    figureColumn('difference', t('difference'), ({ difference, item }) => units(difference, item.baseUnit)),
    figureColumn('value', t('value'), ({ differenceMinor }) =>
      differenceMinor === null ? t('none_') : format.money(differenceMinor),
    ),
    {
      id: 'by',
      title: t('countedBy'),
      render: ({ countedAt, countedByName }) =>
        countedAt === null
          ? t('none_')
          : t('by', { when: format.dateTime(countedAt), who: countedByName ?? '' }),
    },
  ];
}
