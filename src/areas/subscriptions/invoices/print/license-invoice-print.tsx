import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { useOperator } from '../../operator/operator.hooks.ts';
import { recordLicensePrint } from '../license-invoice.calls.ts';
import type { LicenseInvoice } from '../license-invoice.contract.ts';
import { t } from '../license-invoices.texts.ts';
import { licenseInvoiceDocument } from './license-invoice.document.ts';

/** Shows an invoice for the subscription for printing; each print and download is recorded. */
export function LicenseInvoicePrint({ invoice, onClose }: { invoice: LicenseInvoice; onClose: () => void }) {
  const header = usePrintHeader();
  const { date, money } = useFormat();
  const { id: licenseInvoiceId, number } = invoice;
  return (
    <RecordedPrint
      title={t('printTitle', { number })}
      document={licenseInvoiceDocument(invoice, { header, date, money })}
      fileName={number}
      record={(output, submission) => recordLicensePrint({ licenseInvoiceId, output }, submission)}
      onClose={onClose}
    />
  );
}
