import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { t as people } from '#areas/people/people.texts.ts';
import { loadSession, signOut } from '#areas/people/session.hooks.ts';
import { confirmAction } from '#ui/feedback/confirm-store.ts';
import { notifyFailure, notifySuccess } from '#ui/feedback/notify.tsx';
import { mayLeave } from '#ui/form/unsaved-changes.ts';
import type { DemoControl } from '../demo/demo-control.ts';
import { t } from './shell.texts.ts';

/** What the user menu does to the session and to the demo. */
export function useSessionActions() {
  const navigate = useNavigate();
  const queries = useQueryClient();

  async function leave(reach: 'here' | 'everywhere') {
    if (!(await mayLeave())) return;
    try {
      await signOut(reach);
      await navigate({ to: '/login', ignoreBlocker: true });
    } catch {
      notifyFailure({
        title: people('signOutFailed'),
        message: people('signOutFailedHint'),
        onRetry: () => leave(reach),
      });
    }
  }

  async function leaveEverywhere() {
    const isSure = await confirmAction({
      title: t('signOutEverywhereTitle'),
      message: t('signOutEverywhereText'),
      confirmLabel: t('signOutEverywhere'),
    });
    if (isSure) await leave('everywhere');
  }

  async function resetDemo(demo: DemoControl) {
    const isSure = await confirmAction({
      title: t('resetDemoTitle'),
      message: t('resetDemoText'),
      confirmLabel: t('resetDemo'),
      isDestructive: true,
    });
    if (!isSure) return;
    await demo.reset();
    queries.clear();
    await loadSession();
    await navigate({ to: '/login', ignoreBlocker: true });
    notifySuccess(t('resetDemoDone'));
  }

  return { leave, leaveEverywhere, resetDemo };
}
