import { Button } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { loadSession } from '#areas/people/sessions/session.hooks.ts';
import { isRetryable, isTimedOut } from '#client/remote.ts';
import { useSession } from '#client/session.ts';
import { FullScreenSpinner } from '#ui/state/full-screen-spinner.tsx';
import { StatePage } from '#ui/state/state-page.tsx';
import { t } from '../web.texts.ts';

const Shell = lazy(async () => ({ default: (await import('../shell/shell.tsx')).Shell }));

const LoginScreen = lazy(async () => ({
  default: (await import('#areas/people/sign-in/form/login.screen.tsx')).LoginScreen,
}));

// A session often shows to be over when the network has just come back, and may go again at once.
const SessionEndedDialog = lazy(() =>
  fetchedAgain(async () => ({
    default: (await import('#areas/people/sign-in/form/session-ended-dialog.tsx')).SessionEndedDialog,
  })),
);

const SecondFactorGate = lazy(async () => ({
  default: (await import('#areas/people/second-factor/form/second-factor-gate.tsx')).SecondFactorGate,
}));

const longestWaitMs = 8000;

/** Fetches code and, where that fails, tries it again for a quarter of a minute: the page behind it holds what was typed. */
async function fetchedAgain<Code>(load: () => Promise<Code>, waitMs = 500): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (waitMs > longestWaitMs) throw error;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return fetchedAgain(load, waitMs * 2);
  }
}

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

/** The sign-in form at once, on the address that was asked for: who signs in there is where they wanted to be. */
function SignedOut() {
  const asked = useLocation({ select: ({ href }) => href });
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <LoginScreen asked={asked} />
    </Suspense>
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
