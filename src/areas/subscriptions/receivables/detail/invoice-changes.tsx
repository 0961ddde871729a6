import { Modal } from '#ui/layer/modal.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import type { LicenseInvoice } from '../../invoices/license-invoice.contract.ts';
import { useInvoiceChanges } from '../../invoices/license-invoice.hooks.ts';
import { InvoiceChangeList } from './invoice-change-list.tsx';
import { t } from './invoice-changes.texts.ts';

/** What the hospital reads of what the operator has done to its invoice. */
export function InvoiceChanges({ invoice, onClose }: { invoice: LicenseInvoice; onClose: () => void }) {
  const { data, isError, isFetching, refetch } = useInvoiceChanges(invoice.id);
  return (
    <Modal opened title={t('title', { number: invoice.number })} onClose={onClose}>
      {isError && <ErrorPanel message={t('failedToLoad')} onRetry={refetch} isRetrying={isFetching} />}
      {!data && !isError && <LoadingSkeleton lines={3} />}
      {data && <InvoiceChangeList changes={data.rows} currencyCode={invoice.currencyCode} />}
    </Modal>
  );
}
