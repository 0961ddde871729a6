import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { recordOrderPrint } from '../purchase-order.calls.ts';
import type { PurchaseOrderSheet } from '../order-sheet.contract.ts';
import { t } from '../purchase-orders.texts.ts';
import { orderDocument } from './purchase-order.document.ts';

/** Shows an order for printing on the hospital's letterhead; each print and download is recorded. */
export function OrderPrint({ order, onClose }: { order: PurchaseOrderSheet; onClose: () => void }) {
  const header = usePrintHeader();
  const { date, money, number } = useFormat();
  return (
    <RecordedPrint
      title={t('printTitle', { number: order.orderNumber })}
      document={orderDocument(order, {
        header,
        date,
        money: (amountMinor) => money(amountMinor),
        number: (value) => number(value),
        status: t(`status_${order.status}`),
      })}
      fileName={order.orderNumber}
      papers={['a4', 'a5']}
      record={(output, submission) => recordOrderPrint({ purchaseOrderId: order.id, output }, submission)}
      onClose={onClose}
    />
  );
}
