import { asIssued, byItself } from '#areas/patients/patient-record.public.ts';
import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
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

function ReceiptPaper({ invoice, payment, onClose }: ReceiptPrintProps) {
  const header = usePrintHeader();
  const { dateTime, money } = useFormat();
  const method = texts(`method_${payment.method}`);
  return (
    <RecordedPrint
      title={t('title', { number: payment.receiptNumber })}
      document={receiptDocument(invoice, payment, { header, dateTime, money, method })}
      fileName={payment.receiptNumber}
      record={(output, submission) => recordReceiptPrint({ paymentId: payment.id, output }, submission)}
      onClose={onClose}
    />
  );
}

/** Shows a receipt for printing; each print and download is recorded. */
export const ReceiptPrint = asIssued('invoice', 'invoice', ReceiptPaper, byItself);
