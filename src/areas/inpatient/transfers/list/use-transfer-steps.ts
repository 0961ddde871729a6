import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { patientName } from '../../beds/bed.words.ts';
import { approveBedTransfer, completeBedTransfer } from '../bed-transfer.calls.ts';
import type { BedTransfer } from '../bed-transfer.contract.ts';
import { useMoved } from '../bed-transfer.hooks.ts';
import { transferRefusals } from '../bed-transfer.words.ts';
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

/** Moves the patient, after asking. */
export function useCompleteTransfer() {
  return useConfirmedWrite({
    ask: (transfer: BedTransfer) => ({
      title: t('completeTitle'),
      message: t('completeQuestion', namesOf(transfer)),
      confirmLabel: t('complete'),
    }),
    call: ({ id: transferId, version }, submission) =>
      completeBedTransfer({ transferId, version }, submission),
    done: (transfer) => t('wasCompleted', namesOf(transfer)),
    failed: () => t('failedToUpdate'),
    refusals: transferRefusals,
    onSettled: useMoved(),
  });
}

function namesOf({ patient, toBed }: BedTransfer) {
  return { patient: patientName(patient), number: toBed.bedNumber };
}
