import { Stack, Text, Title } from '@mantine/core';
import { useMemo } from 'react';
import { figureColumn } from '#screens/list/columns.tsx';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ItemLink } from '../../reports/detail/report-section.tsx';
import type { OrderLine, PurchaseOrderSheet } from '../order-sheet.contract.ts';
import { t } from '../purchase-orders.texts.ts';

/** A list whose rows are there already. */
export function loaded<Row>(rows: Row[]) {
  return {
    data: { rows, nextCursor: null },
    isPending: false,
    isFetching: false,
    isError: false,
    refetch: () => undefined,
  };
}

/** What was ordered, what came of it, and where the bill differs. */
export function OrderLines({ order }: { order: PurchaseOrderSheet }) {
  const format = useFormat();
  const columns = useMemo(() => lineColumns(format, order), [format, order]);
  return (
    <section>
      <Title order={2} size="h4" mt="lg" mb="sm">
        {t('contents')}
      </Title>
      <DataList
        caption={t('contents')}
        query={loaded(order.lines)}
        columns={columns}
        rowKey={({ lineNumber }) => String(lineNumber)}
        rowName={({ item }) => item.name}
        empty={<EmptyState icon="box" title={t('none')} />}
      />
    </section>
  );
}

function lineColumns(format: Format, order: PurchaseOrderSheet): ListColumn<OrderLine>[] {
  const { money, number } = format;
  const ordered: ListColumn<OrderLine>[] = [
    { id: 'item', title: t('item'), render: ({ item }) => <ItemLink item={item} /> },
    figureColumn('ordered', t('ordered'), ({ packs, packSize: size, item }) =>
      t('packsOf', { packs, size, unit: item.baseUnit }),
    ),
    figureColumn('price', t('packPrice'), ({ packMinor }) => money(packMinor)),
    figureColumn('total', t('columnTotal'), ({ lineMinor }) => money(lineMinor)),
  ];
  if (order.sentAt === null) return ordered;
  const came: ListColumn<OrderLine>[] = [
    figureColumn('received', t('received'), (line) => number(line.receivedPacks)),
    figureColumn('free', t('free'), (line) => number(line.freePacks)),
    figureColumn('damaged', t('damaged'), (line) => number(line.damagedPacks)),
    figureColumn('missing', t('missing'), (line) => number(line.missingPacks)),
  ];
  if (order.invoices.length === 0) return [...ordered, ...came];
  return [
    ...ordered,
    ...came,
    figureColumn('billed', t('billed'), (line) => money(line.invoicedMinor)),
    figureColumn('difference', t('difference'), (line) => <Difference line={line} money={money} />),
  ];
}

function Difference({ line, money }: { line: OrderLine; money: Format['money'] }) {
  const { differencePacks: packs, priceDifferenceMinor: price, differenceMinor } = line;
  if (packs === 0 && price === 0) return t('noDifference');
  return (
    <Stack gap={2} align="flex-end">
      <Text size="sm" fw={600} c={differenceMinor > 0 ? 'red' : 'green'} component="span">
        {money(differenceMinor)}
      </Text>
      {packs !== 0 && (
        <Text size="xs" c="dimmed" component="span">
          {t(packs > 0 ? 'billedPacks' : 'notBilledPacks', { packs: Math.abs(packs) })}
        </Text>
      )}
      {price !== 0 && (
        <Text size="xs" c="dimmed" component="span">
          {t(price > 0 ? 'dearer' : 'cheaper', { amount: money(Math.abs(price)) })}
        </Text>
      )}
    </Stack>
  );
}
