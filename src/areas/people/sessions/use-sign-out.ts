import { useNavigate } from '@tanstack/react-router';
import { confirmAction } from '#ui/feedback/confirm-store.ts';
import { notifyFailure } from '#ui/feedback/notify.tsx';
import { mayLeave } from '#ui/form/unsaved-changes.ts';
import { signOut } from './session.hooks.ts';
import { t } from './sign-out.texts.ts';

/** Signing out, here or, after asking, everywhere; it leads to the sign-in page. */
export function useSignOut() {
  const navigate = useNavigate();

  async function leave(reach: 'here' | 'everywhere'): Promise<void> {
    if (!(await mayLeave())) return;
    try {
      await signOut(reach);
    } catch {
      return notifyFailure({
        title: t('signOutFailed'),
        message: t('signOutFailedHint'),
        onRetry: () => leave(reach),
      });
    }
    await navigate({ to: '/login', ignoreBlocker: true });
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
