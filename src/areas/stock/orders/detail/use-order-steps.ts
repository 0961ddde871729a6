import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { approvePurchaseOrder, closePurchaseOrder, sendPurchaseOrder } from '../purchase-order.calls.ts';
import { useRefreshOrders } from '../purchase-order.hooks.ts';
import type { PurchaseOrderSheet } from '../order-sheet.contract.ts';
import { orderRefusals } from '../purchase-order.words.tsx';
import { t } from '../purchase-orders.texts.ts';

const seen = ({ id: purchaseOrderId, version }: PurchaseOrderSheet) => ({ purchaseOrderId, version });

/** The steps of an order that need nothing but a yes. */
export function useOrderSteps() {
  const format = useFormat();
  const shared = { refusals: orderRefusals(format), onSettled: useRefreshOrders() };
  const approve = useConfirmedWrite({
    ...shared,
    ask: ({ orderNumber: number, supplier, totalMinor }: PurchaseOrderSheet) => ({
      title: t('approveTitle'),
      message: t('approveQuestion', { number, supplier: supplier.name, amount: format.money(totalMinor) }),
      confirmLabel: t('approve'),
    }),
    call: (order, submission) => approvePurchaseOrder(seen(order), submission),
    done: ({ orderNumber: number }) => t('wasApproved', { number }),
    failed: () => t('failedToApprove'),
  });
  const send = useConfirmedWrite({
    ...shared,
    ask: ({ orderNumber: number, supplier }: PurchaseOrderSheet) => ({
      title: t('sendTitle'),
      message: t('sendQuestion', { number, supplier: supplier.name }),
      confirmLabel: t('send'),
    }),
    call: (order, submission) => sendPurchaseOrder(seen(order), submission),
    done: ({ orderNumber: number }) => t('wasSent', { number }),
    failed: () => t('failedToSend'),
  });
  const close = useConfirmedWrite({
    ...shared,
    ask: ({ orderNumber: number }: PurchaseOrderSheet) => ({
      title: t('closeTitle'),
      message: t('closeQuestion', { number }),
      confirmLabel: t('close'),
    }),
    call: (order, submission) => closePurchaseOrder(seen(order), submission),
    done: ({ orderNumber: number }) => t('wasClosed', { number }),
    failed: () => t('failedToClose'),
  });
  return { approve, send, close };
}
