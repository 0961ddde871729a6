import { ReasonForm } from '#screens/form/reason-form.tsx';
import { cancelCase, postponeCase } from '../../case.calls.ts';
import type { SurgicalCase } from '../../case.contract.ts';
import { useRefreshCase, useRememberCase } from '../../case.hooks.ts';
import { t } from '../steps.texts.ts';
import { stepRefusals } from '../steps.words.ts';

export interface StepReasonFormProps {
  step: 'postpone' | 'cancel';
  surgicalCase: SurgicalCase;
  onClose: () => void;
}

/** Postpones or cancels a case with a reason. */
export function StepReasonForm({ step, surgicalCase, onClose }: StepReasonFormProps) {
  const { id: caseId, version, caseNumber: number } = surgicalCase;
  const remember = useRememberCase();
  const refresh = useRefreshCase();
  const call = step === 'cancel' ? cancelCase : postponeCase;
  return (
    <ReasonForm
      title={t(`${step}Title`, { number })}
      text={t(`${step}Text`)}
      label={t('reason')}
      submitLabel={t(step)}
      cancelLabel={t('keep')}
      draftKey={`surgical-case-${step}.${caseId}`}
      send={(reason, submission) => call({ caseId, version, reason }, submission)}
      failed={t('failed')}
      refusals={stepRefusals}
      done={(changed) => {
        remember(changed);
        return t(step === 'cancel' ? 'wasCancelled' : 'wasPostponed', { number });
      }}
      onRefused={() => refresh(caseId)}
      onClose={onClose}
    />
  );
}
