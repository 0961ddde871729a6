import { Stack, Text, Title } from '@mantine/core';
import { useMemo } from 'react';
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
    {
      id: 'ordered',
      title: t('ordered'),
      align: 'end',
      render: ({ packs, packSize: size, item }) => t('packsOf', { packs, size, unit: item.baseUnit }),
    },
    { id: 'price', title: t('packPrice'), align: 'end', render: ({ packMinor }) => money(packMinor) },
    { id: 'total', title: t('columnTotal'), align: 'end', render: ({ lineMinor }) => money(lineMinor) },
  ];
  if (order.sentAt === null) return ordered;
  const came: ListColumn<OrderLine>[] = [
    { id: 'received', title: t('received'), align: 'end', render: (line) => number(line.receivedPacks) },
    { id: 'free', title: t('free'), align: 'end', render: (line) => number(line.freePacks) },
    { id: 'damaged', title: t('damaged'), align: 'end', render: (line) => number(line.damagedPacks) },
    { id: 'missing', title: t('missing'), align: 'end', render: (line) => number(line.missingPacks) },
  ];
  if (order.invoices.length === 0) return [...ordered, ...came];
  return [
    ...ordered,
    ...came,
    { id: 'billed', title: t('billed'), align: 'end', render: (line) => money(line.invoicedMinor) },
    {
      id: 'difference',
      title: t('difference'),
      align: 'end',
      render: (line) => <Difference line={line} money={money} />,
    },
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
