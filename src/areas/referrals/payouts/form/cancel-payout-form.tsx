import { ReasonForm } from '#screens/form/reason-form.tsx';
import { cancelPayout } from '../payout.calls.ts';
import { payoutRefusals } from '../payout.words.ts';
import type { Payout } from '../payout.contract.ts';
import { useRefreshPayouts } from '../payout.hooks.ts';
import { t } from '../payouts.texts.ts';

/** Cancels a payout that is not paid, with a reason. */
export function CancelPayoutForm({ payout, onClose }: { payout: Payout; onClose: () => void }) {
  const refresh = useRefreshPayouts();
  const { id: payoutId, version, payoutNumber: number } = payout;
  return (
    <ReasonForm
      title={t('cancelTitle', { number })}
      text={t('cancelText')}
      label={t('reason')}
      submitLabel={t('cancel')}
      cancelLabel={t('keep')}
      draftKey={`payout.cancel.${payoutId}.${version}`}
      send={(reason, submission) => cancelPayout({ payoutId, version, reason }, submission)}
      failed={t('failedToCancel')}
      refusals={payoutRefusals}
      onRefused={refresh}
      done={() => {
        refresh();
        return t('wasCancelled', { number });
      }}
      onClose={onClose}
    />
  );
}
