import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { notifyFailure } from '#ui/feedback/notify.tsx';
import { useReturnFocus } from '#ui/feedback/use-return-focus.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { PrintPreview } from '#ui/print/preview/print-preview.tsx';
import type { InvoiceSummary } from '../../invoices/invoice.contract.ts';
import { recordReceiptPrint } from '../payment.calls.ts';
import type { Payment } from '../payment.contract.ts';
import { t as texts } from '../payments.texts.ts';
import { t } from './receipt-print.texts.ts';
import { receiptDocument } from './receipt.document.ts';

export interface ReceiptPrintProps {
  invoice: InvoiceSummary;
  payment: Payment;
  onClose: () => void;
}

/** Shows a receipt for printing; each print and download is recorded. */
export function ReceiptPrint({ invoice, payment, onClose }: ReceiptPrintProps) {
  const header = usePrintHeader();
  const format = useFormat();
  useReturnFocus();

  async function record(output: 'print' | 'download') {
    try {
      await recordReceiptPrint({ paymentId: payment.id, output });
    } catch {
      notifyFailure({ title: texts('printNotRecorded'), onRetry: () => record(output) });
    }
  }

  return (
    <PrintPreview
      opened
      onClose={onClose}
      title={t('title', { number: payment.receiptNumber })}
      document={receiptDocument(invoice, payment, {
        header,
        dateTime: format.dateTime,
        money: format.money,
        method: texts(`method_${payment.method}`),
      })}
      fileName={payment.receiptNumber}
      onOutput={(output) => void record(output)}
    />
  );
}
