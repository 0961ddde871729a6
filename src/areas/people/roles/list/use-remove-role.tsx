import { Stack, Text } from '@mantine/core';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { notifyFailure } from '#ui/feedback/notify.tsx';
import { removeRole } from '../role.calls.ts';
import type { Role } from '../role.contract.ts';
import { useRefreshRoles } from '../role.hooks.ts';
import { roleRefusals } from '../role.words.ts';
import { t } from '../roles.texts.ts';

/** Deletes roles after asking, and tells how it went. */
export function useRemoveRole() {
  const { busyId, start } = useConfirmedWrite({
    ask: ({ name, holders }: Role) => ({
      title: t('deleteTitle'),
      message: (
        <Stack gap="xs">
          <Text>{t('deleteQuestion', { name })}</Text>
          {holders > 0 && <Text>{t('deleteTakes', { count: holders })}</Text>}
        </Stack>
      ),
      confirmLabel: t('delete'),
      isDestructive: true,
    }),
    call: ({ id: roleId, version }, submission) => removeRole({ roleId, version }, submission),
    done: ({ name }) => t('wasDeleted', { name }),
    failed: () => t('failedToDelete'),
    refusals: roleRefusals,
    onSettled: useRefreshRoles(),
  });

  async function remove(role: Role) {
    if (role.isSystem) return notifyFailure({ title: t('cannotDeleteSystem') });
    await start(role);
  }

  return { busyId, remove };
}
