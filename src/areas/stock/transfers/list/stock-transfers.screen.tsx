import { Anchor, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
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
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { type StockTransfer, transferStatuses } from '../stock-transfer.contract.ts';
import { useStockTransfers } from '../stock-transfer.hooks.ts';
import { t } from '../stock-transfers.texts.ts';
import { stockTransferList } from './stock-transfer-list.address.ts';

const SendForm = lazy(async () => ({ default: (await import('../form/send-stock-form.tsx')).SendStockForm }));

/** Transfers between places: what is on the way, and what arrived. */
export function StockTransfersScreen() {
  const format = useFormat();
  const mayWrite = useMay()('inventory.write');
  const list = useListAddress(stockTransferList);
  const query = useStockTransfers(list.request);
  const columns = useMemo(() => transferColumns(format), [format]);
  const [isSending, setSending] = useState(false);
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        back={<BackLink to="/dashboard/inventory" label={t('back')} />}
        actions={
          mayWrite && (
            <Button leftSection={<Icon name="plus" size={18} />} onClick={() => setSending(true)}>
              {t('send')}
            </Button>
          )
        }
      />
      <FilterBar isFiltered={list.isNarrowed} onClear={list.clear}>
        <FilterSelect
          label={t('status')}
          all={t('allStatuses')}
          options={transferStatuses.map((value) => ({ value, label: t(`status_${value}`) }))}
          {...list.field('status')}
        />
      </FilterBar>
      <DataList
        caption={t('title')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ transferNumber }) => transferNumber}
        paging={list.paging}
        summary={t('shown', { count: query.data?.rows.length ?? 0 })}
        empty={
          <ListEmpty
            title={t('none')}
            icon="share"
            hint={t('noneHint')}
            narrowedHint={t('noneMatch')}
            isNarrowed={list.isNarrowed}
            after={list.address.after}
          />
        }
        errorMessage={t('failedToLoad')}
      />
      {isSending && (
        <Suspense fallback={null}>
          <SendForm onClose={() => setSending(false)} />
        </Suspense>
      )}
    </>
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
