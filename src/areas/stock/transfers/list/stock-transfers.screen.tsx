import { Anchor } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { StockList } from '../../lists/stock-list.tsx';
import { type StockTransfer, transferStatuses } from '../stock-transfer.contract.ts';
import { useStockTransfers } from '../stock-transfer.hooks.ts';
import { t } from '../stock-transfers.texts.ts';
import { stockTransferList } from './stock-transfer-list.address.ts';

const SendForm = lazyPart(() => import('../form/send-stock-form.tsx'), 'SendStockForm');

/** Transfers between places: what is on the way, and what arrived. */
export function StockTransfersScreen() {
  const format = useFormat();
  const mayWrite = useMay()('inventory.write');
  const list = useListAddress(stockTransferList);
  const query = useStockTransfers(list.request);
  const columns = useMemo(() => transferColumns(format), [format]);
  return (
    <StockList
      list={list}
      statuses={transferStatuses}
      words={(key) => t(key)}
      shown={(count) => t('shown', { count })}
      icon="share"
      query={query}
      columns={columns}
      rowName={({ transferNumber }) => transferNumber}
      begin={
        mayWrite && {
          label: t('send'),
          first: t('sendFirst'),
          renderForm: (close) => <SendForm onClose={close} />,
        }
      }
    />
  );
}

function transferColumns(format: Format): ListColumn<StockTransfer>[] {
  return [
    {
      id: 'number',
      title: t('columnNumber'),
      render: ({ id, transferNumber }) => (
        <Anchor component={Link} to={`/dashboard/inventory/transfers/${id}`} size="sm" fw={600}>
          {transferNumber}
        </Anchor>
      ),
    },
    {
      id: 'way',
      title: t('columnWay'),
      render: ({ from, to }) => t('way', { from: from.name, to: to.name }),
    },
    {
      id: 'sent',
      title: t('columnSent'),
      render: ({ sentAt, sentByName }) => `${format.dateTime(sentAt)}, ${sentByName}`,
    },
    {
      id: 'received',
      title: t('columnReceived'),
      render: ({ receivedAt, receivedByName }) =>
        receivedAt === null ? t('none_') : `${format.dateTime(receivedAt)}, ${receivedByName}`,
    },
    {
      id: 'status',
      title: t('status'),
      width: 130,
      render: ({ status }) => <TransferBadge status={status} />,
    },
  ];
}

/** Whether a transfer is on the way or has arrived. */
export function TransferBadge({ status }: Pick<StockTransfer, 'status'>) {
  return <StatusBadge tone={status === 'sent' ? 'warning' : 'success'}>{t(`status_${status}`)}</StatusBadge>;
}
