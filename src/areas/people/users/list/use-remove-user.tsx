import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { isRetryable, Submission } from '#client/remote.ts';
import { confirmAction } from '#ui/feedback/confirm-store.ts';
import { notifyFailure, notifySuccess } from '#ui/feedback/notify.tsx';
import { removeUser } from '../user.calls.ts';
import { refusalWords } from '../user.words.ts';
import { fullName } from '../user-name.words.ts';
import type { User } from '../user.contract.ts';
import { useRefreshUsers } from '../user.hooks.ts';
import { t } from '../users.texts.ts';

/** Deletes accounts, after asking; tells how it went. */
export function useRemoveUser() {
  const refresh = useRefreshUsers();
  const [busyId, setBusyId] = useState<string>();

  async function send(user: User, submission = new Submission()) {
    setBusyId(user.id);
    try {
      await removeUser({ userId: user.id, version: user.version }, submission);
      notifySuccess(t('wasDeleted', { name: fullName(user) }));
    } catch (error) {
      const message = refusalWords(error);
      notifyFailure({
        title: t('failedToDelete'),
        ...(message !== undefined && { message }),
        ...(isRetryable(error) && { onRetry: () => send(user, submission) }),
      });
    }
    setBusyId(undefined);
    refresh();
  }

  async function remove(user: User) {
    const isConfirmed = await confirmAction({
      title: t('deleteTitle'),
      message: (
        <Stack gap="xs">
          <Text size="sm">{t('deleteQuestion', { name: fullName(user) })}</Text>
          <Text size="sm" c="dimmed">
            {t('deleteConsequence')}
          </Text>
        </Stack>
      ),
      confirmLabel: t('delete'),
      isDestructive: true,
    });
    if (isConfirmed) await send(user);
  }

  return { busyId, remove };
}
