import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { withdrawRole } from '../../roles/role.calls.ts';
import { useRefreshRoles } from '../../roles/role.hooks.ts';
import { roleRefusals } from '../../roles/role.words.ts';
import { t } from '../../roles/roles.texts.ts';

interface HeldRole {
  userId: string;
  name: string;
  role: { id: string; name: string };
}

/** Takes roles from people after asking, and tells how it went. */
export function useWithdrawRole() {
  return useConfirmedWrite({
    ask: ({ name, role }: HeldRole) => ({
      title: t('removeTitle'),
      message: t('removeQuestion', { role: role.name, name }),
      confirmLabel: t('remove'),
      isDestructive: true,
    }),
    call: ({ userId, role }, submission) => withdrawRole({ userId, roleId: role.id }, submission),
    done: ({ name, role }) => t('wasRemoved', { name, role: role.name }),
    failed: () => t('failedToRemove'),
    refusals: roleRefusals,
    onSettled: useRefreshRoles(),
  });
}
