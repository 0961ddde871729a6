import { Anchor, Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
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
import { useSuppliers } from '../../suppliers/supplier.hooks.ts';
import type { PurchaseOrder } from '../purchase-order.contract.ts';
import { usePurchaseOrders } from '../purchase-order.hooks.ts';
import { orderStatuses } from '../order-sheet.contract.ts';
import { OrderBadge } from '../purchase-order.words.tsx';
import { t } from '../purchase-orders.texts.ts';
import { purchaseOrderList } from './purchase-order-list.address.ts';

const OrderForm = lazy(async () => ({ default: (await import('../form/order-form.tsx')).OrderForm }));

const maxSuppliers = 200;

/** What is ordered from suppliers. */
export function PurchaseOrdersScreen() {
  const format = useFormat();
  const navigate = useNavigate();
  const mayWrite = useMay()('inventory.write');
  const list = useListAddress(purchaseOrderList);
  const query = usePurchaseOrders(list.request);
  const suppliers = useSuppliers({ show: 'all', limit: maxSuppliers }).data?.rows ?? [];
  const columns = useMemo(() => orderColumns(format), [format]);
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        back={<BackLink to="/dashboard/inventory" label={t('back')} />}
        actions={
          mayWrite && (
            <Button leftSection={<Icon name="plus" size={18} />} onClick={() => setWriting(true)}>
              {t('newOrder')}
            </Button>
          )
        }
      />
      <FilterBar isFiltered={list.isNarrowed} onClear={list.clear}>
        <FilterSelect
          label={t('status')}
          all={t('allStatuses')}
          options={orderStatuses.map((value) => ({ value, label: t(`status_${value}`) }))}
          {...list.field('status')}
        />
        <FilterSelect
          label={t('supplier')}
          all={t('allSuppliers')}
          options={suppliers.map(({ id, name }) => ({ value: id, label: name }))}
          {...list.field('supplierId')}
        />
      </FilterBar>
      <DataList
        caption={t('title')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ orderNumber }) => orderNumber}
        paging={list.paging}
        summary={t('shown', { count: query.data?.rows.length ?? 0 })}
        empty={
          <ListEmpty
            title={t('none')}
            icon="clipboard"
            hint={t('noneHint')}
            narrowedHint={t('noneMatch')}
            isNarrowed={list.isNarrowed}
            after={list.address.after}
          />
        }
        errorMessage={t('failedToLoad')}
      />
      {isWriting && (
        <Suspense fallback={null}>
          <OrderForm
            onClose={() => setWriting(false)}
            onSaved={({ id }) => void navigate({ to: `/dashboard/inventory/orders/${id}` })}
          />
        </Suspense>
      )}
    </>
  );
}

function orderColumns({ date, dateTime, money }: Format): ListColumn<PurchaseOrder>[] {
  return [
    {
      id: 'number',
      title: t('columnNumber'),
      render: ({ id, orderNumber }) => (
        <Anchor component={Link} to={`/dashboard/inventory/orders/${id}`} size="sm" fw={600}>
          {orderNumber}
        </Anchor>
      ),
    },
    { id: 'supplier', title: t('supplier'), render: ({ supplier }) => supplier.name },
    {
      id: 'written',
      title: t('columnWritten'),
      render: ({ createdAt, createdByName }) => t('by', { when: dateTime(createdAt), who: createdByName }),
    },
    {
      id: 'expected',
      title: t('columnExpected'),
      render: ({ expectedOn }) => (expectedOn === null ? t('none_') : date(expectedOn)),
    },
    { id: 'total', title: t('columnTotal'), align: 'end', render: ({ totalMinor }) => money(totalMinor) },
    {
      id: 'status',
      title: t('status'),
      width: 140,
      render: ({ status }) => <OrderBadge status={status} />,
    },
  ];
}
