import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { loadSession } from '#areas/people/sessions/session.hooks.ts';
import { useSignOut } from '#areas/people/sessions/use-sign-out.ts';
import { confirmAction } from '#ui/feedback/confirm-store.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import type { DemoControl } from '../demo/demo-control.ts';
import { t } from './shell.texts.ts';

/** What the user menu does to the session and to the demo. */
export function useSessionActions() {
  const signingOut = useSignOut();
  const navigate = useNavigate();
  const queries = useQueryClient();

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

  return { ...signingOut, resetDemo };
}
