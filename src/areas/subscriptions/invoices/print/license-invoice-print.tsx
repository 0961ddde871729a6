import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Modal } from '#ui/layer/modal.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import type { OperatorCard } from '../../operator/operator.contract.ts';
import { useOperator } from '../../operator/operator.hooks.ts';
import { recordLicensePrint } from '../license-invoice.calls.ts';
import type { LicenseInvoice } from '../license-invoice.contract.ts';
import { t } from '../license-invoices.texts.ts';
import { licenseInvoiceDocument } from './license-invoice.document.ts';

export interface LicenseInvoicePrintProps {
  invoice: LicenseInvoice;
  onClose: () => void;
}

/** Shows an invoice for the subscription for printing, once it is known who sells it. */
export function LicenseInvoicePrint(props: LicenseInvoicePrintProps) {
  const { data, isError, isFetching, refetch } = useOperator();
  if (data) return <InvoicePaper {...props} operator={data} />;
  if (!isError) return null;
  return (
    <Modal opened onClose={props.onClose} title={t('printTitle', { number: props.invoice.number })}>
      <ErrorPanel message={t('noSeller')} onRetry={() => void refetch()} isRetrying={isFetching} />
    </Modal>
  );
}

/** Each print and download is recorded. */
function InvoicePaper({ invoice, operator, onClose }: LicenseInvoicePrintProps & { operator: OperatorCard }) {
  const buyer = usePrintHeader();
  const { date, money } = useFormat();
  const { id: licenseInvoiceId, number } = invoice;
  return (
    <RecordedPrint
      title={t('printTitle', { number })}
      document={licenseInvoiceDocument(invoice, { operator, buyer, date, money })}
      fileName={number}
      record={(output, submission) => recordLicensePrint({ licenseInvoiceId, output }, submission)}
      onClose={onClose}
    />
  );
}
