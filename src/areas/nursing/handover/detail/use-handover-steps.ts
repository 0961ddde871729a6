import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { acceptHandover, useRefreshHandovers, withdrawHandover } from '../handover.calls.ts';
import type { Handover } from '../handover.contract.ts';
import { handoverRefusals } from '../handover.words.ts';
import { t } from '../handovers.texts.ts';

/** What becomes of a handover that was given, each after a question. */
export function useHandoverSteps() {
  const refresh = useRefreshHandovers();
  const same = { refusals: handoverRefusals, onSettled: refresh };
  const accept = useConfirmedWrite({
    ...same,
    ask: ({ patients, fromNurseName }: Handover) => ({
      title: t('acceptTitle'),
      message: t('acceptQuestion', { patients, nurse: fromNurseName }),
      confirmLabel: t('accept'),
    }),
    call: ({ id: handoverId, version }, submission) => acceptHandover({ handoverId, version }, submission),
    done: () => t('wasAccepted'),
    failed: () => t('failedToAccept'),
  });
  const withdraw = useConfirmedWrite({
    ...same,
    ask: ({ toNurseName }: Handover) => ({
      title: t('withdrawTitle'),
      message: t('withdrawQuestion', { nurse: toNurseName }),
      confirmLabel: t('withdraw'),
    }),
    call: ({ id: handoverId, version }, submission) => withdrawHandover({ handoverId, version }, submission),
    done: () => t('wasWithdrawn'),
    failed: () => t('failedToWithdraw'),
  });
  return { accept, withdraw };
}
