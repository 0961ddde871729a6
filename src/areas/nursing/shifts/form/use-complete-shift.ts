import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { completeShift } from '../shift.calls.ts';
import type { Shift } from '../shift.contract.ts';
import { useRefreshShifts } from '../shift.hooks.ts';
import { shiftRefusals } from '../shift.words.ts';
import { t } from '../shifts.texts.ts';

/** Completes a shift after a question. */
export function useCompleteShift() {
  const refresh = useRefreshShifts();
  return useConfirmedWrite({
    ask: ({ nurseName }: Shift) => ({
      title: t('completeTitle'),
      message: t('completeQuestion', { nurse: nurseName }),
      confirmLabel: t('completeShift'),
    }),
    call: ({ id: shiftId, version }, submission) => completeShift({ shiftId, version }, submission),
    done: () => t('wasCompleted'),
    failed: () => t('failedToUpdate'),
    refusals: shiftRefusals,
    onSettled: refresh,
  });
}
