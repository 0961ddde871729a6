import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { isRetryable, Submission } from '#client/remote.ts';
import { confirmAction } from '#ui/feedback/confirm-store.ts';
import { notifyFailure, notifySuccess } from '#ui/feedback/notify.tsx';
import { removeRole } from '../role.calls.ts';
import { refusalWords } from '../role.words.ts';
import type { Role } from '../role.contract.ts';
import { useRefreshRoles } from '../role.hooks.ts';
import { t } from '../roles.texts.ts';

/** Deletes roles after asking, and tells how it went. */
export function useRemoveRole() {
  const refresh = useRefreshRoles();
  const [busyId, setBusyId] = useState<string>();

  async function send(role: Role, submission = new Submission()) {
    setBusyId(role.id);
    try {
      await removeRole({ roleId: role.id, version: role.version }, submission);
      notifySuccess(t('wasDeleted', { name: role.name }));
    } catch (error) {
      const message = refusalWords(error);
      notifyFailure({
        title: t('failedToDelete'),
        ...(message !== undefined && { message }),
        ...(isRetryable(error) && { onRetry: () => send(role, submission) }),
      });
    }
    setBusyId(undefined);
    refresh();
  }

  async function remove(role: Role) {
    if (role.isSystem) return notifyFailure({ title: t('cannotDeleteSystem') });
    const isConfirmed = await confirmAction({
      title: t('deleteTitle'),
      message: (
        <Stack gap="xs">
          <Text>{t('deleteQuestion', { name: role.name })}</Text>
          {role.holders > 0 && <Text>{t('deleteTakes', { count: role.holders })}</Text>}
        </Stack>
      ),
      confirmLabel: t('delete'),
      isDestructive: true,
    });
    if (isConfirmed) await send(role);
  }

  return { busyId, remove };
}
