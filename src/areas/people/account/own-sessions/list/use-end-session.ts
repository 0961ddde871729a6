import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { endOwnSession } from '../../account.calls.ts';
import { useRefreshAccount } from '../../account.hooks.ts';
import { t } from '../../account.texts.ts';

/** Signs own sessions out, after asking; tells how it went. */
export function useEndSession() {
  return useConfirmedWrite({
    ask: () => ({
      title: t('signOutTitle'),
      message: t('signOutText'),
      confirmLabel: t('signOutSession'),
      isDestructive: true,
    }),
    call: ({ id: sessionId }: { id: string }, submission) => endOwnSession({ sessionId }, submission),
    done: () => t('wasSignedOut'),
    failed: () => t('failedToSignOut'),
    refusals: { NOT_FOUND: () => t('sessionOver') },
    onSettled: useRefreshAccount(),
  });
}
