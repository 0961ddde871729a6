import { useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { readOnlinePayment, startOnlinePayment } from './online-payment.calls.ts';
import { t } from './online-payments.texts.ts';

/** Leads to the page of the gateway, where an invoice is paid. */
export function usePayOnline() {
  return useConfirmedWrite({
    call: ({ id: licenseInvoiceId }: { id: string }, submission) =>
      startOnlinePayment({ licenseInvoiceId }, submission),
    done: () => undefined,
    failed: () => t('failedToStart'),
    refusals: {
      NO_PAYMENT_GATEWAY: () => t('noGateway'),
      WRONG_STATE: () => t('notOpen'),
      PROOF_WAITING: () => t('proofWaiting'),
    },
    onDone: ({ address }) => location.assign(address),
    onSettled: useRefresh('subscription'),
  });
}

/** What has become of a payment. */
export function useOnlinePayment(onlinePaymentId: string) {
  return useRead('subscription', readOnlinePayment, { onlinePaymentId });
}
