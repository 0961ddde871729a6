import { useState } from 'react';
import { isRetryable, Submission } from '#client/remote.ts';
import { confirmAction } from '#ui/feedback/confirm-store.ts';
import { notifyFailure, notifySuccess } from '#ui/feedback/notify.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { useMoneyMoved } from '../../payment.hooks.ts';
import { approveRefund } from '../refund.calls.ts';
import { refundRefusalWords } from '../refund.words.ts';
import type { RefundRequest } from '../refund.contract.ts';
import { t } from '../refunds.texts.ts';

/** Approves refunds, after asking; tells how it went. */
export function useApproveRefund() {
  const { money } = useFormat();
  const moved = useMoneyMoved();
  const [busyId, setBusyId] = useState<string>();

  async function approveNow(request: RefundRequest, submission = new Submission()) {
    const { id: refundRequestId, version, invoiceNumber: number } = request;
    setBusyId(refundRequestId);
    try {
      await approveRefund({ refundRequestId, version }, submission);
      notifySuccess(t('wasApproved', { number }));
    } catch (error) {
      const message = refundRefusalWords(error, money);
      notifyFailure({
        title: t('failedToApprove'),
        ...(message !== undefined && { message }),
        ...(isRetryable(error) && { onRetry: () => approveNow(request, submission) }),
      });
    }
    moved();
    setBusyId(undefined);
  }

  async function approve(request: RefundRequest) {
    const amount = money(request.amountMinor, request.currencyCode);
    const isConfirmed = await confirmAction({
      title: t('approveTitle'),
      message: t('approveQuestion', { amount, number: request.invoiceNumber }),
      confirmLabel: t('approve'),
    });
    if (isConfirmed) await approveNow(request);
  }

  return { busyId, approve };
}
