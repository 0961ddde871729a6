import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { approveBedTransfer } from '../bed-transfer.calls.ts';
import type { BedTransfer } from '../bed-transfer.contract.ts';
import { useMoved } from '../bed-transfer.hooks.ts';
import { namesOf, transferRefusals } from '../bed-transfer.words.ts';
import { t } from '../bed-transfers.texts.ts';

/** Approves a transfer, after asking. */
export function useApproveTransfer() {
  return useConfirmedWrite({
    ask: (transfer: BedTransfer) => ({
      title: t('approveTitle'),
      message: t('approveQuestion', namesOf(transfer)),
      confirmLabel: t('approve'),
    }),
    call: ({ id: transferId, version }, submission) =>
      approveBedTransfer({ transferId, version }, submission),
    done: (transfer) => t('wasApproved', namesOf(transfer)),
    failed: () => t('failedToUpdate'),
    refusals: transferRefusals,
    onSettled: useMoved(),
  });
}
