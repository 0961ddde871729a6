import { useRefresh } from '#client/queries/use-refresh.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { approveSupportAccess, endSupportAccess } from '../support.calls.ts';
import type { SupportAccess } from '../support.contract.ts';
import { t } from '../support.texts.ts';

/** Granting what was asked for, declining it, and ending what is open: an administrator's one press. */
export function useSupportDecision() {
  const refresh = useRefresh('settings');
  const approving = useConfirmedWrite({
    ask: ({ hours, purpose }: SupportAccess) => ({
      title: t('approveTitle'),
      message: t('approveText', { hours, purpose }),
      confirmLabel: t('approve'),
    }),
    call: ({ id: supportAccessId }, submission) => approveSupportAccess({ supportAccessId }, submission),
    done: () => t('wasGranted'),
    failed: () => t('failedToApprove'),
    refusals: { WRONG_STATE: () => t('notAsked') },
    onSettled: refresh,
  });
  const ending = useConfirmedWrite({
    call: ({ id: supportAccessId }: SupportAccess, submission) =>
      endSupportAccess({ supportAccessId }, submission),
    done: ({ state }) => t(state === 'asked' ? 'wasDeclined' : 'wasEnded'),
    failed: () => t('failedToEnd'),
    refusals: { WRONG_STATE: () => t('hasEnded') },
    onSettled: refresh,
  });
  return { approving, ending };
}
