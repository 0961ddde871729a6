import { ReasonForm } from '#screens/form/reason-form.tsx';
import { cancelShift } from '../shift.calls.ts';
import type { Shift } from '../shift.contract.ts';
import { useRefreshShifts } from '../shift.hooks.ts';
import { shiftRefusals } from '../shift.words.ts';
import { t } from '../shifts.texts.ts';

/** Cancels a shift that was started by mistake. */
export function CancelForm({ shift, onClose }: { shift: Shift; onClose: () => void }) {
  const refresh = useRefreshShifts();
  const { id: shiftId, version } = shift;
  return (
    <ReasonForm
      title={t('cancelShift')}
      text={t('cancelText')}
      label={t('reason')}
      submitLabel={t('cancelShift')}
      cancelLabel={t('keepShift')}
      draftKey={`nursing-shift-cancel.${shiftId}`}
      send={(reason, submission) => cancelShift({ shiftId, version, reason }, submission)}
      failed={t('failedToUpdate')}
      refusals={shiftRefusals}
      done={() => {
        refresh();
        return t('wasCancelled');
      }}
      onRefused={refresh}
      onClose={onClose}
    />
  );
}
