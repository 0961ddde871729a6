import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { revokeMachineKey } from '../machine-key.calls.ts';
import type { MachineKey } from '../machine-key.contract.ts';
import { useRefreshMachineKeys } from '../machine-key.hooks.ts';
import { t } from '../machine-keys.texts.ts';

/** Revokes keys, after asking; tells how it went. */
export function useRevokeKey() {
  return useConfirmedWrite({
    ask: ({ name }: MachineKey) => ({
      title: t('revokeTitle', { name }),
      message: t('revokeText'),
      confirmLabel: t('revoke'),
      isDestructive: true,
    }),
    call: ({ id: keyId }: MachineKey, submission) => revokeMachineKey({ keyId }, submission),
    done: ({ name }) => t('wasRevoked', { name }),
    failed: () => t('failedToRevoke'),
    refusals: { WRONG_STATE: () => t('alreadyRevoked') },
    onSettled: useRefreshMachineKeys(),
  });
}
