import { useNavigate } from '@tanstack/react-router';
import { canLeaveUnheard } from '#client/unheard-sign-out.ts';
import { isRetryable } from '#client/remote.ts';
import { settleUnsent } from '#screens/unsent/settle-unsent.tsx';
import { confirmAction } from '#ui/feedback/confirm-store.ts';
import { notifyFailure } from '#ui/feedback/notify.tsx';
import { mayLeave } from '#ui/form/unsaved-changes.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { leaveUnheard, signOut } from './session.hooks.ts';
import { t } from './sign-out.texts.ts';

/** The server does not answer: the session ends on this device first. */
const unheard = () => ({
  title: t('signOutUnheardTitle'),
  message: t('signOutUnheardText'),
  confirmLabel: t('signOutUnheard'),
});

/**
 * Signing out, here or, after asking, everywhere; it leads to the sign-in page. What is kept on this device is sent
 * before, or deleted after the person agreed.
 */
export function useSignOut() {
  const navigate = useNavigate();
  const { dateTime } = useFormat();

  async function leave(reach: 'here' | 'everywhere'): Promise<void> {
    if (!(await mayLeave())) return;
    const forgetUnsent = await settleUnsent(dateTime);
    if (!forgetUnsent) return;
    try {
      await signOut(reach);
    } catch (error) {
      if (reach === 'everywhere' || !isRetryable(error) || !canLeaveUnheard()) return tellFailure(reach);
      if (!(await confirmAction(unheard()))) return undefined;
      leaveUnheard();
    }
    await forgetUnsent();
    await navigate({ to: '/login', ignoreBlocker: true });
  }

  function tellFailure(reach: 'here' | 'everywhere'): void {
    notifyFailure({
      title: t('signOutFailed'),
      message: t('signOutFailedHint'),
      onRetry: () => leave(reach),
    });
  }

  async function leaveEverywhere() {
    const isSure = await confirmAction({
      title: t('signOutEverywhereTitle'),
      message: t('signOutEverywhereText'),
      confirmLabel: t('signOutEverywhere'),
    });
    if (isSure) await leave('everywhere');
  }

  return { leave, leaveEverywhere };
}
