import { Stack, Text } from '@mantine/core';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { fullName } from '../user-name.words.ts';
import { removeUser } from '../user.calls.ts';
import type { User } from '../user.contract.ts';
import { useRefreshUsers } from '../user.hooks.ts';
import { userRefusals } from '../user.words.ts';
import { t } from '../users.texts.ts';

/** Deletes accounts, after asking; tells how it went. */
export function useRemoveUser() {
  return useConfirmedWrite({
    ask: (user: User) => ({
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
    }),
    call: ({ id: userId, version }, submission) => removeUser({ userId, version }, submission),
    done: (user) => t('wasDeleted', { name: fullName(user) }),
    failed: () => t('failedToDelete'),
    refusals: userRefusals,
    onSettled: useRefreshUsers(),
  });
}
