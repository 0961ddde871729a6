import { Anchor } from '@mantine/core';
import { usePerson } from '#client/session.ts';
import { PublicPage } from '#ui/page/public-page.tsx';
import { loadSession } from '../../sessions/session.hooks.ts';
import { useSignOut } from '../../sessions/use-sign-out.ts';
import { t } from '../second-factor.texts.ts';
import { SetUpSteps } from './set-up-steps.tsx';

/** Shown in place of every screen until the person has the second factor that the hospital asks for. */
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
