import { Alert, Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { useRef, useState, type FormEvent } from 'react';
import { clearSession, usePerson } from '#client/session.ts';
import { t } from './people.texts.ts';
import { signIn } from './session.hooks.ts';
import { signInMessage } from './sign-in-refusal.ts';

/** Lets the person go on after their session ended, over the page as it stands. */
export function SessionEndedDialog() {
  const { user, tenant } = usePerson();
  const passwordRef = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit() {
    const password = passwordRef.current?.value ?? '';
    if (password === '') return setFailure(t('passwordRequired'));
    setFailure(undefined);
    setBusy(true);
    try {
      await signIn({ slug: tenant.slug, email: user.email, password });
    } catch (error) {
      setFailure(signInMessage(error));
      setBusy(false);
    }
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  return (
    <Modal
      opened
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={t('sessionEndedTitle')}
      centered
      zIndex={400}
    >
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="md">
          <Text size="sm">{t('sessionEndedText')}</Text>
          <Text size="sm" fw={550}>
            {t('signedInAs', { email: user.email, organization: tenant.name })}
          </Text>
          {failure && (
            <Alert role="alert" color="red" variant="light">
              {failure}
            </Alert>
          )}
          {/* Read by password managers: which account the password belongs to. */}
          <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
          <PasswordInput
            ref={passwordRef}
            label={t('password')}
            autoComplete="current-password"
            data-autofocus
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={clearSession}>
              {t('leaveInstead')}
            </Button>
            <Button type="submit" loading={isBusy}>
              {t('signIn')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
