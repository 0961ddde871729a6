import { useState } from 'react';
import { isRetryable, Submission } from '#client/remote.ts';
import { confirmAction } from '#ui/feedback/confirm-store.ts';
import { notifyFailure, notifySuccess } from '#ui/feedback/notify.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { approvePayout } from '../payout.calls.ts';
import { monthWords, refusalWords } from '../payout.words.ts';
import type { Payout } from '../payout.contract.ts';
import { useRefreshPayouts } from '../payout.hooks.ts';
import { t } from '../payouts.texts.ts';

/** Approves payouts, after asking; tells how it went. */
export function useApprovePayout() {
  const refresh = useRefreshPayouts();
  const { money } = useFormat();
  const [busyId, setBusyId] = useState<string>();

  async function approveNow(payout: Payout, submission = new Submission()) {
    setBusyId(payout.id);
    try {
      await approvePayout({ payoutId: payout.id, version: payout.version }, submission);
      notifySuccess(t('wasApproved', { number: payout.payoutNumber }));
    } catch (error) {
      const message = refusalWords(error);
      notifyFailure({
        title: t('failedToApprove'),
        ...(message !== undefined && { message }),
        ...(isRetryable(error) && { onRetry: () => approveNow(payout, submission) }),
      });
    }
    setBusyId(undefined);
    refresh();
  }

  async function approve(payout: Payout) {
    const isConfirmed = await confirmAction({
      title: t('approveTitle'),
      message: t('approveQuestion', {
        number: payout.payoutNumber,
        referrer: payout.referrerName,
        amount: money(payout.netMinor),
        month: monthWords(payout.month),
      }),
      confirmLabel: t('approve'),
    });
    if (isConfirmed) await approveNow(payout);
  }

  return { busyId, approve };
}
