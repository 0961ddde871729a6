import { ReasonForm } from '#screens/form/reason-form.tsx';
import type { SurgicalCase } from '../../cases/case.contract.ts';
import { useRefreshCase, useRememberCase } from '../../cases/case.hooks.ts';
import { withdrawConsent } from '../consent.calls.ts';
import { consentRefusals } from '../consent.words.ts';
import { t } from '../consents.texts.ts';

export interface WithdrawFormProps {
  surgicalCase: SurgicalCase;
  onClose: () => void;
}

/** Takes a consent back with a reason. */
export function WithdrawForm({ surgicalCase, onClose }: WithdrawFormProps) {
  const { id: caseId, version, caseNumber: number } = surgicalCase;
  const remember = useRememberCase();
  const refresh = useRefreshCase();
  return (
    <ReasonForm
      title={t('withdrawTitle', { number })}
      text={t('withdrawText')}
      label={t('reason')}
      submitLabel={t('withdraw')}
      cancelLabel={t('keep')}
      draftKey={`surgical-consent-withdraw.${caseId}`}
      send={(reason, submission) => withdrawConsent({ caseId, version, reason }, submission)}
      failed={t('failedToWithdraw')}
      refusals={consentRefusals}
      done={(changed) => {
        remember(changed);
        return t('wasWithdrawn', { number });
      }}
      onRefused={() => refresh(caseId)}
      onClose={onClose}
    />
  );
}
