import { Stack, Text, Title } from '@mantine/core';
import { useMemo } from 'react';
import { figureColumn } from '#screens/list/columns.tsx';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import type { GoodsReceipt, PurchaseOrderSheet, SupplierInvoice } from '../order-sheet.contract.ts';
import { t } from '../purchase-orders.texts.ts';
import { loaded } from './order-lines.tsx';

/** The deliveries of an order, lot by lot. */
export function OrderReceipts({ order }: { order: PurchaseOrderSheet }) {
  const format = useFormat();
  const columns = useMemo(() => receiptColumns(format, order), [format, order]);
  return (
    <section>
      <Title order={2} size="h4" mt="lg" mb="sm">
        {t('receipts')}
      </Title>
      <DataList
        caption={t('receipts')}
        query={loaded(order.receipts)}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ receiptNumber }) => receiptNumber}
        empty={<EmptyState icon="box" title={t('noReceipts')} />}
      />
    </section>
  );
}

/** What the supplier has billed for an order. */
export function OrderInvoices({ order }: { order: PurchaseOrderSheet }) {
  const format = useFormat();
  const columns = useMemo(() => invoiceColumns(format, order), [format, order]);
  return (
    <section>
      <Title order={2} size="h4" mt="lg" mb="sm">
        {t('invoices')}
      </Title>
      <DataList
        caption={t('invoices')}
        query={loaded(order.invoices)}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ invoiceNumber }) => invoiceNumber}
        empty={<EmptyState icon="receipt" title={t('noInvoices')} />}
      />
    </section>
  );
}

const nameOf = (order: PurchaseOrderSheet, lineNumber: number) =>
  order.lines.find((line) => line.lineNumber === lineNumber)?.item.name ?? '';

function Details({ children }: { children: string | null }) {
  return children === null ? null : (
    <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Text>
  );
}

function receiptColumns({ date, dateTime }: Format, order: PurchaseOrderSheet): ListColumn<GoodsReceipt>[] {
  return [
    {
      id: 'number',
      title: t('columnReceipt'),
      render: ({ receiptNumber, deliveryNote, notes }) => (
        <>
          {receiptNumber}
          <Details>{deliveryNote}</Details>
          <Details>{notes}</Details>
        </>
      ),
    },
    {
      id: 'arrived',
      title: t('columnArrived'),
      render: ({ lots }) => (
        <Stack gap={4}>
          {lots.map((line, index) => {
            const name = nameOf(order, line.lineNumber);
            const { lotNumber: lot, expiresOn, packs, freePacks, damagedPacks, damage } = line;
            const words = [
              lot ? t('lotOf', { name, lot }) : t('noLot', { name }),
              ...(expiresOn === null ? [] : [t('untilDay', { date: date(expiresOn) })]),
              ...(packs > 0 ? [t('arrivedGood', { packs })] : []),
              ...(freePacks > 0 ? [t('arrivedFree', { packs: freePacks })] : []),
              ...(damagedPacks > 0
                ? [t('arrivedDamaged', { packs: damagedPacks, damage: damage ?? '' })]
                : []),
            ];
            return (
              // The lots of a delivery never change their places.
              // oxlint-disable-next-line react/no-array-index-key
              <Text key={index} size="sm" style={{ overflowWrap: 'anywhere' }}>
                {words.join(', ')}
              </Text>
            );
          })}
        </Stack>
      ),
    },
    {
      id: 'received',
      title: t('columnRecorded'),
      render: ({ receivedAt, receivedByName: who }) => t('by', { when: dateTime(receivedAt), who }),
    },
  ];
}

function invoiceColumns(
  { date, dateTime, money }: Format,
  order: PurchaseOrderSheet,
): ListColumn<SupplierInvoice>[] {
  return [
    {
      id: 'number',
      title: t('columnInvoice'),
      render: ({ invoiceNumber, invoicedOn, notes }) => (
        <>
          <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
            {invoiceNumber}
          </Text>
          <Details>{date(invoicedOn)}</Details>
          <Details>{notes}</Details>
        </>
      ),
    },
    {
      id: 'lines',
      title: t('billed'),
      render: ({ billed }) => (
        <Stack gap={4}>
          {billed.map(({ lineNumber, packs, packMinor }) => (
            <Text key={lineNumber} size="sm" style={{ overflowWrap: 'anywhere' }}>
              {`${nameOf(order, lineNumber)}, ${t('atPrice', { packs, price: money(packMinor) })}`}
            </Text>
          ))}
        </Stack>
      ),
    },
    figureColumn('extra', t('columnExtra'), ({ extraMinor }) => money(extraMinor)),
    figureColumn('total', t('columnTotal'), ({ totalMinor }) => money(totalMinor)),
    {
      id: 'recorded',
      title: t('columnRecorded'),
      render: ({ recordedAt, recordedByName: who }) => t('by', { when: dateTime(recordedAt), who }),
    },
  ];
}
