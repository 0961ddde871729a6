import { Alert, Button, NativeSelect, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useRef, useState, type FormEvent } from 'react';
import { t } from '../sign-in.texts.ts';
import type { Credentials, useOrganizations } from '../../sessions/session.hooks.ts';

const firstChoice = 'city-general';

export interface LoginFormProps {
  organizations: ReturnType<typeof useOrganizations>;
  /** The organization to offer first, by its slug. */
  preferred?: string | undefined;
  isBusy: boolean;
  onSubmit: (credentials: Credentials) => void;
}

/** Of a field for a name that is written in one way. */
const typed = { autoCapitalize: 'none', spellCheck: false, required: true };

type Missing = { slug?: string; email?: string; password?: string };

function missingOf({ slug, email, password }: Credentials): Missing {
  return {
    ...(slug === '' && { slug: t('organizationRequired') }),
    ...(email.trim() === '' && { email: t('emailRequired') }),
    ...(password === '' && { password: t('passwordRequired') }),
  };
}

/** Organization, e-mail and password. */
export function LoginForm({ preferred, organizations, isBusy, onSubmit }: LoginFormProps) {
  const { data, isError, refetch } = organizations;
  const [chosen, setChosen] = useState<string>();
  const [missing, setMissing] = useState<Missing>({});
  const codeRef = useRef<HTMLInputElement>(null);
  const emailRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);

  const choices = data?.organizations ?? [];
  const first =
    choices.find((one) => one.slug === (preferred ?? firstChoice)) ??
    choices.find((one) => !one.isPlatform) ??
    choices[0];
  // Strangers are not told which organizations there are: the code of one's own is typed.
  const isTyped = data?.organizations.length === 0;
  const slug = chosen ?? first?.slug ?? preferred ?? '';

  function choose({ currentTarget }: { currentTarget: { value: string } }) {
    setChosen(currentTarget.value);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // Read from the fields: a password manager fills them without any event.
    const email = emailRef.current?.value ?? '';
    const password = passwordRef.current?.value ?? '';
    const gaps = missingOf({ slug: slug.trim(), email, password });
    setMissing(gaps);
    if (gaps.slug) return codeRef.current?.focus();
    if (gaps.email) return emailRef.current?.focus();
    if (gaps.password) return passwordRef.current?.focus();
    onSubmit({ slug, email: email.trim(), password });
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {isError && (
          <Alert color="red" variant="light" role="alert" title={t('noOrganizations')}>
            <Button size="xs" variant="default" onClick={() => void refetch()}>
              {t('tryAgain')}
            </Button>
          </Alert>
        )}
        {isTyped ? (
          <TextInput
            ref={codeRef}
            {...typed}
            label={t('organizationCode')}
            name="organization"
            value={slug}
            onChange={choose}
            error={missing.slug}
          />
        ) : (
          <NativeSelect
            label={t('organization')}
            name="organization"
            value={slug}
            disabled={choices.length === 0}
            onChange={choose}
            data={
              choices.length === 0
                ? [{ value: '', label: t('loadingOrganizations') }]
                : choices.map((one) => ({ value: one.slug, label: one.name }))
            }
          />
        )}
        <TextInput
          ref={emailRef}
          label={t('email')}
          name="email"
          type="email"
          autoComplete="username"
          {...typed}
          error={missing.email}
        />
        <PasswordInput
          ref={passwordRef}
          label={t('password')}
          name="password"
          autoComplete="current-password"
          required
          error={missing.password}
        />
        <Button type="submit" fullWidth loading={isBusy} disabled={!data}>
          {t('signIn')}
        </Button>
      </Stack>
    </form>
  );
}
