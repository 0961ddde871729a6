import { ReasonForm } from '#screens/form/reason-form.tsx';
import { cancelPrescription } from '../prescription.calls.ts';
import type { Prescription } from '../prescription.contract.ts';
import { useRefreshPrescriptions, useRememberPrescription } from '../prescription.hooks.ts';
import { prescriptionRefusals } from '../prescription.words.ts';
import { t } from '../prescriptions.texts.ts';

/** Cancels a prescription of which nothing was handed out. */
export function CancelForm({ prescription, onClose }: { prescription: Prescription; onClose: () => void }) {
  const { id: prescriptionId, version, prescriptionNumber: number } = prescription;
  const remember = useRememberPrescription();
  const refresh = useRefreshPrescriptions();
  return (
    <ReasonForm
      title={t('cancelTitle', { number })}
      text={t('cancelText')}
      label={t('reason')}
      submitLabel={t('cancelPrescription')}
      cancelLabel={t('keep')}
      draftKey={`prescription-cancel.${prescriptionId}`}
      send={(reason, submission) => cancelPrescription({ prescriptionId, version, reason }, submission)}
      failed={t('failedToCancel')}
      refusals={prescriptionRefusals}
      done={(cancelled) => {
        remember(cancelled);
        return t('wasCancelled', { number });
      }}
      onRefused={refresh}
      onClose={onClose}
    />
  );
}
