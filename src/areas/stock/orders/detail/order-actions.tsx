import { Suspense, useState } from 'react';
import { useMay, usePerson } from '#client/session.ts';
import { ReasonForm } from '#screens/form/reason-form.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { HeadActions } from '#ui/page/head-actions.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { movementReason } from '../../movements/stock-movement.contract.ts';
import { cancelPurchaseOrder } from '../purchase-order.calls.ts';
import { useRefreshOrders } from '../purchase-order.hooks.ts';
import type { PurchaseOrderSheet } from '../order-sheet.contract.ts';
import { orderRefusals } from '../purchase-order.words.tsx';
import { t } from '../purchase-orders.texts.ts';
import { useOrderSteps } from './use-order-steps.ts';

const OrderForm = lazyPart(() => import('../form/order-form.tsx'), 'OrderForm');
const OrderPrint = lazyPart(() => import('../print/order-print.tsx'), 'OrderPrint');
const ReceiveForm = lazyPart(() => import('../../receipts/form/receive-goods-form.tsx'), 'ReceiveGoodsForm');
const InvoiceForm = lazyPart(
  () => import('../../invoices/form/supplier-invoice-form.tsx'),
  'SupplierInvoiceForm',
);

type Task = 'edit' | 'receive' | 'invoice' | 'cancel' | 'print';

/** What can be done with an order now, by who looks at it. */
export function OrderActions({ order }: { order: PurchaseOrderSheet }) {
  const may = useMay();
  const { user } = usePerson();
  const format = useFormat();
  const steps = useOrderSteps();
  const refresh = useRefreshOrders();
  const [task, setTask] = useState<Task>();
  // What is typed stays on what it began from until the person asks for what somebody else saved.
  const [seen, setSeen] = useState(order);
  const { id, version, status, orderNumber: number } = order;
  const mayWrite = may('inventory.write');
  const isAuthor = [order.createdBy, order.changedBy].includes(user.id);
  const mayApprove = order.needsSecondPerson ? may('inventory.approve') && !isAuthor : mayWrite;
  const isOpen = status === 'sent' || status === 'partly-received';
  const close = () => setTask(undefined);
  function begin(next: Task) {
    setSeen(order);
    setTask(next);
  }
  return (
    <>
      <HeadActions
        actions={[
          status === 'draft' &&
            mayApprove && {
              label: t('approve'),
              isMain: true,
              isBusy: steps.approve.isBusy,
              onClick: () => void steps.approve.start(order),
            },
          status === 'approved' &&
            mayWrite && {
              label: t('send'),
              isMain: true,
              isBusy: steps.send.isBusy,
              onClick: () => void steps.send.start(order),
            },
          isOpen && mayWrite && { label: t('receive'), isMain: true, onClick: () => begin('receive') },
          (isOpen || status === 'received') &&
            mayWrite && { label: t('invoice'), onClick: () => begin('invoice') },
          status === 'draft' && mayWrite && { label: t('edit'), onClick: () => begin('edit') },
          { label: t('print'), icon: 'print', onClick: () => begin('print') },
          status === 'partly-received' &&
            mayWrite && {
              label: t('close'),
              isBusy: steps.close.isBusy,
              onClick: () => void steps.close.start(order),
            },
          ['draft', 'approved', 'sent'].includes(status) &&
            mayWrite && { label: t('cancel'), isDestructive: true, onClick: () => begin('cancel') },
        ]}
      />
      <Suspense fallback={null}>
        {task === 'edit' && (
          <OrderForm key={seen.version} order={seen} onClose={close} onSaved={close} onReload={setSeen} />
        )}
        {task === 'receive' && <ReceiveForm order={seen} onClose={close} />}
        {task === 'invoice' && <InvoiceForm order={seen} onClose={close} />}
        {task === 'print' && <OrderPrint order={order} onClose={close} />}
      </Suspense>
      {task === 'cancel' && (
        <ReasonForm
          title={t('cancelTitle')}
          text={t('cancelText')}
          label={t('why')}
          submitLabel={t('cancel')}
          cancelLabel={t('keep')}
          draftKey={`purchase-order.cancel.${id}`}
          reasonText={movementReason}
          send={(reason, submission) =>
            cancelPurchaseOrder({ purchaseOrderId: id, version, reason }, submission)
          }
          failed={t('failedToCancel')}
          refusals={orderRefusals(format)}
          done={() => {
            refresh();
            return t('wasCancelled', { number });
          }}
          onRefused={refresh}
          onClose={close}
        />
      )}
    </>
  );
}
