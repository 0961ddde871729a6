import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { useMoneyMoved } from '../../payment.hooks.ts';
import { approveRefund } from '../refund.calls.ts';
import type { RefundRequest } from '../refund.contract.ts';
import { refundRefusals } from '../refund.words.ts';
import { t } from '../refunds.texts.ts';

/** Approves refunds, after asking; tells how it went. */
export function useApproveRefund() {
  const { money } = useFormat();
  return useConfirmedWrite({
    ask: ({ amountMinor, currencyCode, invoiceNumber: number, purpose }: RefundRequest) => ({
      title: t('approveTitle'),
      message: t(purpose === 'mistake' ? 'approveMistake' : 'approveQuestion', {
        amount: money(amountMinor, currencyCode),
        number,
      }),
      confirmLabel: t('approve'),
    }),
    call: ({ id: refundRequestId, version }, submission) =>
      approveRefund({ refundRequestId, version }, submission),
    done: ({ invoiceNumber: number }) => t('wasApproved', { number }),
    failed: () => t('failedToApprove'),
    refusals: refundRefusals(money),
    onSettled: useMoneyMoved(),
  });
}
