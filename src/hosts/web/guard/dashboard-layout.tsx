import { Button } from '@mantine/core';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { loadSession } from '#areas/people/sessions/session.hooks.ts';
import { isRetryable, isTimedOut } from '#client/remote.ts';
import { useSession } from '#client/session.ts';
import { AccessMessage } from '#ui/state/access-message.tsx';
import { FullScreenSpinner } from '#ui/state/full-screen-spinner.tsx';
import { StatePage } from '#ui/state/state-page.tsx';
import { t } from '../web.texts.ts';

const Shell = lazy(async () => ({ default: (await import('../shell/shell.tsx')).Shell }));

const SessionEndedDialog = lazy(async () => ({
  default: (await import('#areas/people/sign-in/form/session-ended-dialog.tsx')).SessionEndedDialog,
}));

const SecondFactorGate = lazy(async () => ({
  default: (await import('#areas/people/second-factor/form/second-factor-gate.tsx')).SecondFactorGate,
}));

/** Lets signed-in people into the shell; everybody else is told what to do. */
export function DashboardLayout() {
  const session = useSession();
  if (session.status === 'loading') return <FullScreenSpinner />;
  if (session.status === 'failed') return <SessionFailure error={session.error} />;
  if (session.status === 'signed-out') return <SignedOut />;
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      {session.person.mustSetUpSecondFactor ? <SecondFactorGate /> : <Shell key={session.person.user.id} />}
      {session.hasEnded && (
        <Suspense fallback={null}>
          <SessionEndedDialog />
        </Suspense>
      )}
    </Suspense>
  );
}

function SignedOut() {
  const from = useLocation({ select: ({ href }) => href });
  const navigate = useNavigate();
  const signIn = (
    <Button onClick={() => void navigate({ to: '/login', search: { from } })}>{t('signIn')}</Button>
  );
  return (
    <main>
      <AccessMessage reason="signed-out" action={signIn} />
    </main>
  );
}

function SessionFailure({ error }: { error: unknown }) {
  const isAway = isRetryable(error) && !isTimedOut(error);
  const again = (
    <Button variant="default" onClick={() => void loadSession()}>
      {t('tryAgain')}
    </Button>
  );
  return (
    <main>
      <StatePage
        icon={isAway ? 'offline' : 'alert'}
        tone={isAway ? 'warning' : 'danger'}
        title={isAway ? t('unreachableTitle') : t('sessionFailedTitle')}
        text={isAway ? t('unreachableText') : t('sessionFailedText')}
        action={again}
      />
    </main>
  );
}
