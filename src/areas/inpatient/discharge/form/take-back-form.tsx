import { ReasonForm } from '#screens/form/reason-form.tsx';
import type { Admission } from '../../admissions/admission.contract.ts';
import { takeBackDischargeStage } from '../discharge.calls.ts';
import type { Discharge } from '../discharge.contract.ts';
import { useStageChanged } from '../discharge.hooks.ts';
import { dischargeRefusals } from '../discharge.words.ts';
import { t } from '../discharges.texts.ts';

export interface TakeBackFormProps {
  stage: 'clinical' | 'pharmacy' | 'billing' | 'nursing';
  admission: Admission;
  discharge: Discharge;
  onClose: () => void;
}

/** Opens a stage again that was done, with a reason. */
export function TakeBackForm({ stage, admission, discharge, onClose }: TakeBackFormProps) {
  const { id: admissionId } = admission;
  const { version } = discharge;
  const changed = useStageChanged(admissionId);
  const name = t(`stage_${stage}`);
  return (
    <ReasonForm
      title={t('takeBackOf', { stage: name })}
      text={t(stage === 'clinical' ? 'takeBackClinicalText' : 'takeBackText')}
      label={t('reason')}
      submitLabel={t('takeBack')}
      cancelLabel={t('cancel')}
      draftKey={`discharge-back.${stage}.${admissionId}`}
      send={(reason, submission) =>
        takeBackDischargeStage({ admissionId, version, stage, reason }, submission)
      }
      failed={t('failedToTakeBack')}
      refusals={dischargeRefusals}
      done={(written) => {
        changed(written);
        return t('wasTakenBack', { stage: name });
      }}
      onRefused={() => changed()}
      onClose={onClose}
    />
  );
}
