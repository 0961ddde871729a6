import { Button, Title } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useRouteParameter } from '#client/search-parameters.ts';
import { useMay } from '#client/session.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { FactPanel } from '#ui/page/fact-panel.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { TransferBadge } from '../list/stock-transfers.screen.tsx';
import type { StockTransferSheet } from '../stock-transfer.contract.ts';
import { useStockTransfer } from '../stock-transfer.hooks.ts';
import { t } from '../stock-transfers.texts.ts';

const ReceiveForm = lazyPart(() => import('../form/receive-transfer-form.tsx'), 'ReceiveTransferForm');

const back = <BackLink to="/dashboard/inventory/transfers" label={t('backToList')} />;

/** One transfer with what it carries. */
export function StockTransferScreen() {
  const stockTransferId = useRouteParameter('stockTransferId');
  return (
    <OpenedRecord
      query={useStockTransfer(stockTransferId)}
      missing={{ icon: 'share', title: t('missingTitle'), text: t('missingText'), back }}
      failedToLoad={t('failedToOpen')}
    >
      {(transfer) => <OpenedTransfer transfer={transfer} />}
    </OpenedRecord>
  );
}

function OpenedTransfer({ transfer }: { transfer: StockTransferSheet }) {
  const { dateTime, date } = useFormat();
  const mayWrite = useMay()('inventory.write');
  const [isReceiving, setReceiving] = useState(false);
  const { receivedAt, notes } = transfer;
  const units = (quantity: number | null, unit: string) =>
    quantity === null ? t('none_') : t('inUnits', { quantity, unit });
  return (
    <>
      <PageHeader
        title={transfer.transferNumber}
        description={<TransferBadge status={transfer.status} />}
        back={back}
        actions={
          mayWrite &&
          transfer.status === 'sent' && <Button onClick={() => setReceiving(true)}>{t('receive')}</Button>
        }
      />
      <FactPanel
        title={t('transfer')}
        facts={[
          [t('from'), transfer.from.name],
          [t('to'), transfer.to.name],
          [t('columnSent'), `${dateTime(transfer.sentAt)}, ${transfer.sentByName}`],
          [t('columnReceived'), receivedAt && `${dateTime(receivedAt)}, ${transfer.receivedByName}`],
          ...(notes === null ? [] : [[t('notes'), notes] as const]),
        ]}
      />
      <Title order={2} size="h4" mt="lg" mb="sm">
        {t('contents')}
      </Title>
      <DataList
        caption={t('contents')}
        query={{
          data: { rows: transfer.lines, nextCursor: null },
          isPending: false,
          isFetching: false,
          isError: false,
          refetch: () => undefined,
        }}
        columns={[
          { id: 'item', title: t('item'), render: ({ item }) => item.name },
          { id: 'lot', title: t('lot'), render: ({ lotNumber }) => lotNumber },
          {
            id: 'expiry',
            title: t('expiry'),
            render: ({ expiresOn }) => (expiresOn === null ? t('noExpiry') : date(expiresOn)),
          },
          {
            id: 'sent',
            title: t('sentQuantity'),
            align: 'end',
            render: ({ sentQuantity, item }) => units(sentQuantity, item.baseUnit),
          },
          {
            id: 'received',
            title: t('receivedQuantity'),
            align: 'end',
            render: ({ receivedQuantity, item }) => units(receivedQuantity, item.baseUnit),
          },
          {
            id: 'returned',
            title: t('returnedQuantity'),
            align: 'end',
            render: ({ returnedQuantity, item }) => units(returnedQuantity, item.baseUnit),
          },
          { id: 'lost', title: t('lostReason'), render: ({ lostReason }) => lostReason ?? t('none_') },
        ]}
        rowKey={({ lotId }) => lotId}
        rowName={({ item, lotNumber }) => `${item.name} ${lotNumber}`}
        empty={<EmptyState icon="box" title={t('none')} />}
      />
      {isReceiving && (
        <Suspense fallback={null}>
          <ReceiveForm transfer={transfer} onClose={() => setReceiving(false)} />
        </Suspense>
      )}
    </>
  );
}
