import { useState } from 'react';
import { isRetryable, Submission } from '#client/remote.ts';
import { notifyFailure, notifySuccess } from '#ui/feedback/notify.tsx';
import type { EmergencyAccess } from '../emergency-access.contract.ts';
import { closeEmergencyAccess, useRefreshAccess } from '../emergency-access.hooks.ts';
import { t } from '../emergency-access.texts.ts';
import { failureWords } from '../emergency-access.words.ts';

/** Ends an emergency access of the signed-in person and tells how it went. */
export function useEndEmergency() {
  const refresh = useRefreshAccess();
  const [isEnding, setEnding] = useState(false);

  async function end(access: EmergencyAccess, submission = new Submission()) {
    setEnding(true);
    try {
      await closeEmergencyAccess({ accessId: access.id }, submission);
      notifySuccess(t('hasEnded'));
      refresh(access.patient.id);
    } catch (error) {
      notifyFailure({
        title: failureWords(t('failedToEnd'), error) ?? t('failedToEnd'),
        ...(isRetryable(error) && { onRetry: () => end(access, submission) }),
      });
    } finally {
      setEnding(false);
    }
  }

  return { isEnding, end };
}
