import { ReasonForm } from '#screens/form/reason-form.tsx';
import { useRefresh } from '#client/queries/use-refresh.ts';
import { completeCase } from '../../cases/case.calls.ts';
import type { SurgicalCase } from '../../cases/case.contract.ts';
import { useRefreshCase, useRememberCase } from '../../cases/case.hooks.ts';
import { stepRefusals } from '../../cases/steps/steps.words.ts';
import { t } from './case-papers.texts.ts';

export interface OverrideFormProps {
  surgicalCase: SurgicalCase;
  onClose: () => void;
}

/** Completes an operation over its open checklist, by name and with a reason that the director reads. */
export function CompleteOverrideForm({ surgicalCase, onClose }: OverrideFormProps) {
  const { id: caseId, version } = surgicalCase;
  const remember = useRememberCase();
  const refreshCase = useRefreshCase();
  const refreshPapers = useRefresh('surgical-checklists', 'safety-overrides');
  return (
    <ReasonForm
      title={t('completeOverrideTitle')}
      text={t('overrideText')}
      label={t('overrideReason')}
      submitLabel={t('completeOverride')}
      draftKey={`safety-override.${caseId}.complete`}
      send={(reason, submission) => completeCase({ caseId, version, override: { reason } }, submission)}
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
