import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { notifyFailure } from '#ui/feedback/notify.tsx';
import { useReturnFocus } from '#ui/feedback/use-return-focus.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { PrintPreview } from '#ui/print/preview/print-preview.tsx';
import { recordInvoicePrint } from '../invoice.calls.ts';
import type { Invoice } from '../invoice.contract.ts';
import { t } from '../invoices.texts.ts';
import { invoiceDocument } from './invoice.document.ts';

/** Shows an invoice for printing; each print and download is recorded. */
export function InvoicePrint({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const header = usePrintHeader();
  const format = useFormat();
  useReturnFocus();

  async function record(output: 'print' | 'download') {
    try {
      await recordInvoicePrint({ invoiceId: invoice.id, output });
    } catch {
      notifyFailure({ title: t('printNotRecorded'), onRetry: () => record(output) });
    }
  }

  return (
    <PrintPreview
      opened
      onClose={onClose}
      title={t('printTitle', { number: invoice.invoiceNumber })}
      document={invoiceDocument(invoice, {
        header,
        date: format.date,
        money: format.money,
        status: t(`status_${invoice.status}`),
      })}
      fileName={invoice.invoiceNumber}
      onOutput={(output) => void record(output)}
    />
  );
}
