import { Anchor } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { figureColumn } from '#screens/list/columns.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { StockList } from '../../lists/stock-list.tsx';
import { useSuppliers } from '../../suppliers/supplier.calls.ts';
import type { PurchaseOrder } from '../purchase-order.contract.ts';
import { usePurchaseOrders } from '../purchase-order.hooks.ts';
import { orderStatuses } from '../order-sheet.contract.ts';
import { OrderBadge } from '../purchase-order.words.tsx';
import { t } from '../purchase-orders.texts.ts';
import { purchaseOrderList } from './purchase-order-list.address.ts';

const OrderForm = lazyPart(() => import('../form/order-form.tsx'), 'OrderForm');

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
  return (
    <StockList
      list={list}
      statuses={orderStatuses}
      words={(key) => t(key)}
      shown={(count) => t('shown', { count })}
      icon="clipboard"
      query={query}
      columns={columns}
      rowName={({ orderNumber }) => orderNumber}
      moreFilters={
        <FilterSelect
          label={t('supplier')}
          all={t('allSuppliers')}
          options={suppliers.map(({ id, name }) => ({ value: id, label: name }))}
          {...list.field('supplierId')}
        />
      }
      begin={
        mayWrite && {
          label: t('newOrder'),
          first: t('createFirst'),
          renderForm: (close) => (
            <OrderForm
              onClose={close}
              onSaved={({ id }) => void navigate({ to: `/dashboard/inventory/orders/${id}` })}
            />
          ),
        }
      }
    />
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
    figureColumn('total', t('columnTotal'), ({ totalMinor }) => money(totalMinor)),
    {
      id: 'status',
      title: t('status'),
      width: 140,
      render: ({ status }) => <OrderBadge status={status} />,
    },
  ];
}
