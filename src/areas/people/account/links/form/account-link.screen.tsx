import { Alert, Button, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useRead } from '#client/queries/reads.ts';
import { CallError } from '#client/transport.ts';
import { refusalWords } from '#screens/refusal/refusal-words.ts';
import { FullScreenSpinner } from '#ui/state/full-screen-spinner.tsx';
import { PublicPage } from '#ui/page/public-page.tsx';
import { readAccountLink } from '../account-link.calls.ts';
import { t } from '../../account.texts.ts';
import { accountRefusals } from '../../account.words.ts';
import { SetPasswordForm } from './set-password-form.tsx';
import { useLinkSecret } from './use-link-secret.ts';

/** Where an invitation or a reset link leads: its person sets a password and is signed in. */
export function AccountLinkScreen() {
  const { token, isSpent, spend } = useLinkSecret();
  const { data, error, isPending, isFetching, refetch } = useRead(
    'account-link',
    readAccountLink,
    { token },
    {
      enabled: token !== '',
      // A used link must not be asked for again while its own form is still open.
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  );
  const isRefused = error instanceof CallError && error.code === 'LINK_INVALID';
  useEffect(() => {
    if (isRefused) spend();
  }, [isRefused, spend]);
  if (token === '' || isRefused) return <LinkInvalid />;
  if (isPending) return <FullScreenSpinner />;
  if (!data) {
    return (
      <PublicPage title={t('checkingTitle')} lead={t('linkFailed')}>
        <Alert role="alert" color="red" variant="light">
          {refusalWords(error, accountRefusals) ?? t('linkFailed')}
        </Alert>
        <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
          {t('tryAgain')}
        </Button>
      </PublicPage>
    );
  }
  const hospital = data.hospitalName;
  if (isSpent) {
    return (
      <PublicPage title={t('doneTitle')} lead={t('doneText', { hospital, email: data.email })}>
        <SignInLink slug={data.slug} />
      </PublicPage>
    );
  }
  const isInvitation = data.purpose === 'invitation';
  return (
    <PublicPage
      title={t(isInvitation ? 'invitationTitle' : 'resetTitle')}
      lead={t(isInvitation ? 'invitationLead' : 'resetLead', { hospital })}
    >
      <Text size="sm">{t('greeting', { name: data.firstName, email: data.email })}</Text>
      <SetPasswordForm key={token} token={token} link={data} onSet={spend} />
    </PublicPage>
  );
}

function LinkInvalid() {
  return (
    <PublicPage title={t('linkInvalidTitle')} lead={t('linkInvalid')}>
      <Stack gap="md">
        <Text>{t('linkInvalidHint')}</Text>
        <SignInLink />
      </Stack>
    </PublicPage>
  );
}

function SignInLink({ slug }: { slug?: string }) {
  const navigate = useNavigate();
  return (
    <Button onClick={() => void navigate({ to: '/login', search: slug ? { organization: slug } : {} })}>
      {t('toSignIn')}
    </Button>
  );
}
