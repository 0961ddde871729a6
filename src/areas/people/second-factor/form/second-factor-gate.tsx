import { Anchor } from '@mantine/core';
import { usePerson } from '#client/session.ts';
import { PublicPage } from '../../sign-in/form/public-page.tsx';
import { loadSession } from '../../sessions/session.hooks.ts';
import { useSignOut } from '../../sessions/use-sign-out.ts';
import { t } from '../second-factor.texts.ts';
import { SetUpSteps } from './set-up-steps.tsx';

/** Stands in the place of every screen while the hospital waits for the person's second factor. */
export function SecondFactorGate() {
  const { tenant } = usePerson();
  const { leave } = useSignOut();

  return (
    <PublicPage title={t('gateTitle')} lead={t('gateLead', { organization: tenant.name })}>
      <SetUpSteps onDone={() => void loadSession()} />
      <Anchor component="button" type="button" size="sm" ta="center" onClick={() => void leave('here')}>
        {t('signOut')}
      </Anchor>
    </PublicPage>
  );
}
