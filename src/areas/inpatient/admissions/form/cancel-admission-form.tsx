import { ReasonForm } from '#screens/form/reason-form.tsx';
import { cancelAdmission } from '../admission.calls.ts';
import type { Admission } from '../admission.contract.ts';
import { useRefreshAdmission, useRememberAdmission } from '../admission.hooks.ts';
import { admissionRefusals } from '../admission.words.ts';
import { t } from '../admissions.texts.ts';

/** Cancels an admission that was made in error. */
export function CancelAdmissionForm({ admission, onClose }: { admission: Admission; onClose: () => void }) {
  const { id: admissionId, version, admissionNumber: number } = admission;
  const remember = useRememberAdmission();
  const refresh = useRefreshAdmission();
  return (
    <ReasonForm
      title={t('cancelTitle', { number })}
      text={t('cancelText')}
      label={t('reason')}
      submitLabel={t('cancelAdmission')}
      cancelLabel={t('keep')}
      draftKey={`admission-cancel.${admissionId}`}
      send={(reason, submission) => cancelAdmission({ admissionId, version, reason }, submission)}
      failed={t('failedToCancel')}
      refusals={admissionRefusals}
      done={(cancelled) => {
        remember(cancelled);
        return t('wasCancelled', { number });
      }}
      onRefused={() => refresh(admissionId)}
      onClose={onClose}
    />
  );
}
