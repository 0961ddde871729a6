import { Alert } from '@mantine/core';
import { useRouteParameter } from '#client/search-parameters.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { FactPanel } from '#ui/page/fact-panel.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { usePurchaseOrder } from '../purchase-order.hooks.ts';
import type { PurchaseOrderSheet } from '../order-sheet.contract.ts';
import { OrderBadge } from '../purchase-order.words.tsx';
import { t } from '../purchase-orders.texts.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderInvoices, OrderReceipts } from './order-papers.tsx';

const back = <BackLink to="/dashboard/inventory/orders" label={t('backToList')} />;

/** One order: what was ordered, what came of it, and what was billed. */
export function PurchaseOrderScreen() {
  const purchaseOrderId = useRouteParameter('purchaseOrderId');
  return (
    <OpenedRecord
      query={usePurchaseOrder(purchaseOrderId)}
      missing={{ icon: 'clipboard', title: t('missingTitle'), text: t('missingText'), back }}
      failedToLoad={t('failedToOpen')}
    >
      {(order) => <OpenedOrder order={order} />}
    </OpenedRecord>
  );
}

function OpenedOrder({ order }: { order: PurchaseOrderSheet }) {
  const { date, dateTime, money } = useFormat();
  const { expectedOn, notes, approvedAt, sentAt, closedAt, cancelledAt, cancelReason } = order;
  const by = (at: string, who: string | null) => t('by', { when: dateTime(at), who: who ?? '' });
  return (
    <>
      <PageHeader
        title={order.orderNumber}
        description={<OrderBadge status={order.status} />}
        back={back}
        actions={<OrderActions order={order} />}
      />
      {order.status === 'draft' && order.needsSecondPerson && (
        <Alert color="yellow" mb="md">
          {t('needsSecond')}
        </Alert>
      )}
      <FactPanel
        title={t('order')}
        facts={[
          [t('supplier'), order.supplier.name],
          [t('place'), order.place.name],
          [t('columnTotalOf'), money(order.totalMinor)],
          [t('columnWritten'), by(order.createdAt, order.createdByName)],
          ...(expectedOn === null ? [] : [[t('expectedOn'), date(expectedOn)] as const]),
          ...(approvedAt === null ? [] : [[t('approved'), by(approvedAt, order.approvedByName)] as const]),
          ...(sentAt === null ? [] : [[t('sent'), by(sentAt, order.sentByName)] as const]),
          ...(closedAt === null ? [] : [[t('closed'), dateTime(closedAt)] as const]),
          ...(cancelledAt === null
            ? []
            : [[t('cancelled'), by(cancelledAt, order.cancelledByName)] as const]),
          ...(cancelReason === null ? [] : [[t('why'), cancelReason] as const]),
          ...(notes === null ? [] : [[t('notes'), notes] as const]),
        ]}
      />
      <OrderLines order={order} />
      {order.sentAt !== null && (
        <>
          <OrderReceipts order={order} />
          <OrderInvoices order={order} />
        </>
      )}
    </>
  );
}
