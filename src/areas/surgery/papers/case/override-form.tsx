import { ReasonForm } from '#screens/form/reason-form.tsx';
import { useRefresh } from '#client/use-refresh.ts';
import { completeCase, startCase } from '../../cases/case.calls.ts';
import type { SurgicalCase } from '../../cases/case.contract.ts';
import { useRefreshCase, useRememberCase } from '../../cases/case.hooks.ts';
import { stepRefusals } from '../../cases/steps/steps.words.ts';
import type { SafetyPhase } from '../../checklists/checklist.rules.ts';
import { t } from './case-papers.texts.ts';

export interface OverrideFormProps {
  surgicalCase: SurgicalCase;
  step: SafetyPhase;
  onClose: () => void;
}

const calls = { start: startCase, complete: completeCase } as const;

/** Takes a step over an open checklist in an emergency, by name and with a reason that the director reads. */
export function OverrideForm({ surgicalCase, step, onClose }: OverrideFormProps) {
  const { id: caseId, version } = surgicalCase;
  const remember = useRememberCase();
  const refreshCase = useRefreshCase();
  const refreshPapers = useRefresh('surgical-checklists', 'safety-overrides');
  return (
    <ReasonForm
      title={t(`${step}OverrideTitle`)}
      text={t('overrideText')}
      label={t('overrideReason')}
      submitLabel={t(`${step}Override`)}
      draftKey={`safety-override.${caseId}.${step}`}
      send={(reason, submission) => calls[step]({ caseId, version, override: { reason } }, submission)}
      failed={t('failedToOverride')}
      refusals={stepRefusals}
      done={(changed) => {
        remember(changed);
        refreshPapers();
        return t('wasOverridden');
      }}
      onRefused={() => refreshCase(caseId)}
      onClose={onClose}
    />
  );
}
