import { useState } from 'react';
import { isRetryable, Submission } from '#client/remote.ts';
import { confirmAction } from '#ui/feedback/confirm-store.ts';
import { notifyFailure, notifySuccess } from '#ui/feedback/notify.tsx';
import { withdrawRole } from '../../roles/role.calls.ts';
import { refusalWords } from '../../roles/role.words.ts';
import { useRefreshRoles } from '../../roles/role.hooks.ts';
import { t } from '../../roles/roles.texts.ts';

interface Held {
  userId: string;
  name: string;
  role: { id: string; name: string };
}

/** Takes roles from people after asking, and tells how it went. */
export function useWithdrawRole() {
  const refresh = useRefreshRoles();
  const [busy, setBusy] = useState<{ userId: string; roleId: string }>();

  async function send({ userId, name, role }: Held, submission = new Submission()) {
    const link = { userId, roleId: role.id };
    setBusy(link);
    try {
      await withdrawRole(link, submission);
      notifySuccess(t('wasRemoved', { name, role: role.name }));
    } catch (error) {
      const message = refusalWords(error);
      notifyFailure({
        title: t('failedToRemove'),
        ...(message !== undefined && { message }),
        ...(isRetryable(error) && { onRetry: () => send({ userId, name, role }, submission) }),
      });
    }
    setBusy(undefined);
    refresh();
  }

  async function withdraw(held: Held) {
    const isConfirmed = await confirmAction({
      title: t('removeTitle'),
      message: t('removeQuestion', { role: held.role.name, name: held.name }),
      confirmLabel: t('remove'),
      isDestructive: true,
    });
    if (isConfirmed) await send(held);
  }

  return { busy, withdraw };
}
