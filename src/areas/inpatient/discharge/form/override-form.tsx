import { ReasonForm } from '#screens/form/reason-form.tsx';
import type { Admission } from '../../admissions/admission.contract.ts';
import { confirmDischargeStage } from '../discharge.calls.ts';
import type { Discharge } from '../discharge.contract.ts';
import { useStageChanged } from '../discharge.hooks.ts';
import { dischargeRefusals } from '../discharge.words.ts';
import { t } from '../discharges.texts.ts';

export interface OverrideFormProps {
  stage: 'pharmacy' | 'billing' | 'nursing';
  admission: Admission;
  discharge: Discharge;
  onClose: () => void;
}

/** Lets a stage pass with a reason although something stands against it. */
export function OverrideForm({ stage, admission, discharge, onClose }: OverrideFormProps) {
  const { id: admissionId } = admission;
  const changed = useStageChanged(admissionId);
  const { version } = discharge;
  return (
    <ReasonForm
      title={t(`override_${stage}`)}
      text={t('overrideText')}
      label={t('reason')}
      submitLabel={t(`override_${stage}`)}
      cancelLabel={t('cancel')}
      draftKey={`discharge-override.${stage}.${admissionId}`}
      send={(overrideReason, submission) =>
        confirmDischargeStage({ admissionId, version, stage, overrideReason }, submission)
      }
      failed={t('failedToConfirm')}
      refusals={dischargeRefusals}
      done={(written) => {
        changed(written);
        return t('wasConfirmed', { stage: t(`stage_${stage}`) });
      }}
      onRefused={() => changed()}
      onClose={onClose}
    />
  );
}
