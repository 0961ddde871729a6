import { Alert, Anchor, Button, Divider, Group, Stack } from '@mantine/core';
import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSearchParameters, type RawSearch } from '#client/search-parameters.ts';
import { useSession } from '#client/session.ts';
import { FullScreenSpinner } from '#ui/state/full-screen-spinner.tsx';
import { LoginForm } from './login-form.tsx';
import { t } from './people.texts.ts';
import { PublicPage } from './public-page.tsx';
import { signIn, useOrganizations, type Credentials } from './session.hooks.ts';
import { signInMessage } from './sign-in-refusal.ts';
import { pageAfterSignIn } from './page-after-sign-in.ts';

function readSearch(raw: RawSearch) {
  return { from: pageAfterSignIn(raw['from']) };
}

/** Signs a person in and brings them to the page they asked for. */
export function LoginScreen() {
  const session = useSession();
  const [{ from }] = useSearchParameters(readSearch);
  const navigate = useNavigate();
  const organizations = useOrganizations();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  if (session.status === 'loading') return <FullScreenSpinner />;
  if (session.status === 'signed-in') return <Navigate to={from} replace />;

  async function submit(credentials: Credentials) {
    setFailure(undefined);
    setBusy(true);
    try {
      await signIn(credentials);
      await navigate({ to: from, replace: true });
    } catch (error) {
      setFailure(signInMessage(error));
    } finally {
      setBusy(false);
    }
  }

  const sessionFailure = session.status === 'failed' ? t('authenticationFailed') : undefined;
  const message = failure ?? sessionFailure;
  const samples = organizations.data?.samples ?? [];
  return (
    <PublicPage title={t('signInTitle')} lead={t('signInLead')}>
      {message && !isBusy && (
        <Alert role="alert" color="red" variant="light">
          {message}
        </Alert>
      )}
      <LoginForm organizations={organizations} isBusy={isBusy} onSubmit={(values) => void submit(values)} />
      {samples.length > 0 && (
        <Stack gap="xs">
          <Divider label={t('demoAccounts')} labelPosition="center" />
          <Group grow gap="xs" preventGrowOverflow={false}>
            {samples.map(({ label, ...credentials }) => (
              <Button
                key={label}
                size="xs"
                variant="default"
                disabled={isBusy}
                onClick={() => void submit(credentials)}
              >
                {label}
              </Button>
            ))}
          </Group>
        </Stack>
      )}
      <Anchor component={Link} to="/signup" ta="center" size="sm">
        {t('apply')}
      </Anchor>
    </PublicPage>
  );
}
