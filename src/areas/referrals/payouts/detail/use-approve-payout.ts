import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { approvePayout } from '../payout.calls.ts';
import type { Payout } from '../payout.contract.ts';
import { useRefreshPayouts } from '../payout.hooks.ts';
import { monthWords, payoutRefusals } from '../payout.words.ts';
import { t } from '../payouts.texts.ts';

/** Approves payouts, after asking; tells how it went. */
export function useApprovePayout() {
  const { money } = useFormat();
  return useConfirmedWrite<Payout, Payout>({
    ask: ({ payoutNumber: number, referrerName: referrer, netMinor, month }) => ({
      title: t('approveTitle'),
      message: t('approveQuestion', { number, referrer, amount: money(netMinor), month: monthWords(month) }),
      confirmLabel: t('approve'),
    }),
    call: ({ id: payoutId, version }, submission) => approvePayout({ payoutId, version }, submission),
    done: ({ payoutNumber: number }) => t('wasApproved', { number }),
    failed: () => t('failedToApprove'),
    refusals: payoutRefusals,
    onSettled: useRefreshPayouts(),
  });
}
