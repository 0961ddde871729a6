import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import type { Admission } from '../../admissions/admission.contract.ts';
import { confirmDischargeStage } from '../discharge.calls.ts';
import { useStageChanged } from '../discharge.hooks.ts';
import { dischargeRefusals } from '../discharge.words.ts';
import { t } from '../discharges.texts.ts';

/** Confirms a stage against which nothing stands. */
export function useConfirmStage({ id: admissionId }: Admission, version: number) {
  const changed = useStageChanged(admissionId);
  return useConfirmedWrite({
    call: ({ id: stage }: { id: 'pharmacy' | 'billing' | 'nursing' }, submission) =>
      confirmDischargeStage({ admissionId, version, stage }, submission),
    done: ({ id }) => t('wasConfirmed', { stage: t(`stage_${id}`) }),
    failed: () => t('failedToConfirm'),
    refusals: dischargeRefusals,
    onDone: changed,
    onSettled: () => changed(),
  });
}
