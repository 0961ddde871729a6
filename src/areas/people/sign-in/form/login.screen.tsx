import { Alert, Anchor, Skeleton } from '@mantine/core';
import { Navigate, useNavigate, useParams } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { Link } from '#client/link.tsx';
import { textOf, useSearchParameters, type RawSearch } from '#client/search-parameters.ts';
import { preparation } from '#client/preparation.ts';
import { useSession } from '#client/session.ts';
import { useStore } from '#client/store.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { FullScreenSpinner } from '#ui/state/full-screen-spinner.tsx';
import { LoginForm } from './login-form.tsx';
import { t } from '../sign-in.texts.ts';
import { PublicPage } from '#ui/page/public-page.tsx';
import { useOrganizations, type Credentials } from '../../sessions/session.hooks.ts';
import { home, pageAfterSignIn } from './page-after-sign-in.ts';
import { useSignIn } from './use-sign-in.ts';

// Most people never see it, and the first visit downloads little.
const CodeStep = lazyPart(() => import('./code-step.tsx'), 'CodeStep');
const ForgottenPassword = lazyPart(
  () => import('../../account/links/form/forgotten-password.tsx'),
  'ForgottenPassword',
);
const SampleAccounts = lazyPart(() => import('./sample-accounts.tsx'), 'SampleAccounts');
const PreparingSamples = lazyPart(() => import('./sample-accounts.tsx'), 'PreparingSamples');

function readSearch(raw: RawSearch) {
  return { from: textOf(raw['from']), organization: textOf(raw['organization']) };
}

export interface LoginScreenProps {
  /** The page that stands at this address for people who are signed in; left out at an address of its own. */
  asked?: string;
}

/** Signs a person in and brings them to the page they asked for. */
export function LoginScreen({ asked }: LoginScreenProps) {
  const session = useSession();
  const [{ from: named, organization: searched }] = useSearchParameters(readSearch);
  const { organization = searched }: { organization?: string } = useParams({ strict: false });
  const from = pageAfterSignIn(asked ?? named);
  const navigate = useNavigate();
  const organizations = useOrganizations();
  const preparing = useStore(preparation);
  const steps = useSignIn(() => navigate({ to: from, replace: true }));
  const { isCodeAsked, isBusy, failure, submit, submitCode, takeRecoveryCode } = steps;
  const [chosen, setChosen] = useState('');
  const [isForgotten, setForgotten] = useState(false);

  if (session.status === 'loading') return <FullScreenSpinner />;
  if (session.status === 'signed-in') return <Navigate to={from} replace />;

  function begin(credentials: Credentials) {
    setChosen(credentials.slug);
    void submit(credentials);
  }

  const sessionFailure = session.status === 'failed' ? t('authenticationFailed') : undefined;
  const message = failure ?? sessionFailure;
  const nameOf = (slug: string) =>
    organizations.data?.organizations.find((one) => one.slug === slug)?.name ?? slug;
  const samples = organizations.data?.samples ?? [];
  const isWithoutAccounts = organizations.data?.isWithoutAccounts ?? false;
  const beside = samples.length > 0 && !isCodeAsked && (
    <Suspense>
      <SampleAccounts samples={samples} nameOf={nameOf} isBusy={isBusy} onChoose={begin} />
    </Suspense>
  );
  return (
    <PublicPage title={t('signInTitle')} lead={t('signInLead')} beside={beside}>
      {from !== home && !message && (
        <Alert color="blue" variant="light" title={t('signedOutTitle')}>
          {t('signedOutText')}
        </Alert>
      )}
      {message && !isBusy && (
        <Alert role="alert" color="red" variant="light">
          {message}
        </Alert>
      )}
      {takeRecoveryCode && !isBusy && (
        <Anchor component="button" type="button" size="sm" onClick={takeRecoveryCode}>
          {t('takeRecoveryCode')}
        </Anchor>
      )}
      {isCodeAsked && (
        <Suspense fallback={<Skeleton h={180} />}>
          <CodeStep
            organization={nameOf(chosen)}
            isLockedOut={steps.isLockedOut}
            isRecoveryRefused={steps.isRecoveryRefused}
            isBusy={isBusy}
            onSubmit={(code) => void submitCode(code)}
            onBack={steps.goBack}
          />
        </Suspense>
      )}
      {preparing && (
        <Suspense>
          <PreparingSamples preparing={preparing} isBusy={isBusy} />
        </Suspense>
      )}
      {/* Kept while the code is asked for: who goes back finds what they typed. */}
      <div hidden={isCodeAsked}>
        {isWithoutAccounts && <Alert mb="md">{t('noAccounts')}</Alert>}
        <LoginForm preferred={organization} organizations={organizations} isBusy={isBusy} onSubmit={begin} />
      </div>
      {!isWithoutAccounts && (
        <>
          <Anchor component="button" type="button" ta="center" size="sm" onClick={() => setForgotten(true)}>
            {t('forgotPassword')}
          </Anchor>
          <Anchor component={Link} to="/signup" ta="center" size="sm">
            {t('apply')}
          </Anchor>
        </>
      )}
      {isForgotten && (
        <Suspense fallback={null}>
          <ForgottenPassword
            slug={organization}
            organizations={organizations.data?.organizations ?? []}
            onClose={() => setForgotten(false)}
          />
        </Suspense>
      )}
    </PublicPage>
  );
}
