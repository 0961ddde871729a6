import { Anchor } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { usePerson } from '#client/session.ts';
import { PublicPage } from '../public-page.tsx';
import { loadSession, signOut } from '../session.hooks.ts';
import { notifyFailure } from '#ui/feedback/notify.tsx';
import { t as people } from '../people.texts.ts';
import { t } from './second-factor.texts.ts';
import { SetUpSteps } from './set-up-steps.tsx';

/** Stands in the place of every screen while the hospital waits for the person's second factor. */
export function SecondFactorGate() {
  const { tenant } = usePerson();
  const navigate = useNavigate();

  async function leave() {
    try {
      await signOut('here');
      await navigate({ to: '/login', ignoreBlocker: true });
    } catch {
      notifyFailure({
        title: people('signOutFailed'),
        message: people('signOutFailedHint'),
        onRetry: leave,
      });
    }
  }

  return (
    <PublicPage title={t('gateTitle')} lead={t('gateLead', { organization: tenant.name })}>
      <SetUpSteps onDone={() => void loadSession()} />
      <Anchor component="button" type="button" size="sm" ta="center" onClick={() => void leave()}>
        {t('signOut')}
      </Anchor>
    </PublicPage>
  );
}
