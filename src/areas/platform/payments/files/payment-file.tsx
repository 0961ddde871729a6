import { useRead } from '#client/queries/reads.ts';
import { ShownFile } from '#screens/detail/shown-file.tsx';
import { Modal } from '#ui/layer/modal.tsx';
import { readPaymentFile } from '../client-payment.calls.ts';
import type { ClientPayment } from '../client-payment.contract.ts';
import { t } from '../client-payments.texts.ts';

/** The picture or PDF of the receipt that came with a payment. */
export function PaymentFile({ payment, onClose }: { payment: ClientPayment; onClose: () => void }) {
  const { id: clientPaymentId, tenantName: tenant } = payment;
  // Each opening is in the trail, so it is not asked for again by itself.
  const query = useRead(
    'client-payment-file',
    readPaymentFile,
    { clientPaymentId },
    { staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  const title = t('fileTitle', { tenant });
  return (
    <Modal opened title={title} size="xl" onClose={onClose}>
      <ShownFile label={title} query={query} failedToShow={t('failedToShowFile')} />
    </Modal>
  );
}
