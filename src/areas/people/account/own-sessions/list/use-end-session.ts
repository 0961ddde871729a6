import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isRetryable, Submission } from '#client/remote.ts';
import { confirmAction } from '#ui/feedback/confirm-store.ts';
import { notifyFailure, notifySuccess } from '#ui/feedback/notify.tsx';
import { endOwnSession } from '../../account.calls.ts';
import { refusalWords } from '../../account.words.ts';
import { t } from '../../account.texts.ts';

/** Signs own sessions out, after asking; tells how it went. */
export function useEndSession() {
  const queries = useQueryClient();
  const [busyId, setBusyId] = useState<string>();

  async function send(sessionId: string, submission = new Submission()) {
    setBusyId(sessionId);
    try {
      await endOwnSession({ sessionId }, submission);
      notifySuccess(t('wasSignedOut'));
    } catch (error) {
      const message = refusalWords(error);
      notifyFailure({
        title: t('failedToSignOut'),
        ...(message !== undefined && { message }),
        ...(isRetryable(error) && { onRetry: () => send(sessionId, submission) }),
      });
    }
    setBusyId(undefined);
    void queries.invalidateQueries({ queryKey: ['sessions', 'own'] });
  }

  async function end(sessionId: string) {
    const isConfirmed = await confirmAction({
      title: t('signOutTitle'),
      message: t('signOutText'),
      confirmLabel: t('signOutSession'),
      isDestructive: true,
    });
    if (isConfirmed) await send(sessionId);
  }

  return { busyId, end };
}
