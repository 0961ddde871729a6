import { asIssued, byItself } from '#areas/patients/patient-record.public.ts';
import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { recordInvoicePrint } from '../invoice.calls.ts';
import type { Invoice } from '../invoice.contract.ts';
import { t } from '../invoices.texts.ts';
import { invoiceDocument } from './invoice.document.ts';

function InvoicePaper({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const header = usePrintHeader();
  const { date, money } = useFormat();
  const status = t(`status_${invoice.status}`);
  return (
    <RecordedPrint
      title={t('printTitle', { number: invoice.invoiceNumber })}
      document={invoiceDocument(invoice, { header, date, money, status })}
      fileName={invoice.invoiceNumber}
      record={(output, submission) => recordInvoicePrint({ invoiceId: invoice.id, output }, submission)}
      onClose={onClose}
    />
  );
}

/** Shows an invoice for printing; each print and download is recorded. */
export const InvoicePrint = asIssued('invoice', 'invoice', InvoicePaper, byItself);
