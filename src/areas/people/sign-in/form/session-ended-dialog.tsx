import { Alert, Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { useRef, useState, type FormEvent } from 'react';
import { clearSession, usePerson } from '#client/session.ts';
import { Modal } from '#ui/layer/modal.tsx';
import { CodeStep } from './code-step.tsx';
import { t } from '../sign-in.texts.ts';
import { t as words } from '../session-ended.texts.ts';
import { useSignIn } from './use-sign-in.ts';

/** Lets the person go on after their session ended, over the open page. */
export function SessionEndedDialog() {
  const { user, tenant } = usePerson();
  const passwordRef = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<string>();
  const { isCodeAsked, isBusy, failure, submit, submitCode, goBack } = useSignIn(() => {});

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const password = passwordRef.current?.value ?? '';
    setMissing(password === '' ? t('passwordRequired') : undefined);
    if (password !== '') void submit({ slug: tenant.slug, email: user.email, password });
  }

  return (
    <Modal
      opened
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={words('sessionEndedTitle')}
      centered
      zIndex={400}
    >
      <Stack gap="md">
        <Text size="sm">{words('sessionEndedText')}</Text>
        <Text size="sm" fw={550}>
          {words('signedInAs', { email: user.email, organization: tenant.name })}
        </Text>
        {failure && (
          <Alert role="alert" color="red" variant="light">
            {failure}
          </Alert>
        )}
        {isCodeAsked ? (
          <CodeStep
            organization={tenant.name}
            isBusy={isBusy}
            onSubmit={(code) => void submitCode(code)}
            onBack={goBack}
          />
        ) : (
          <form noValidate onSubmit={onSubmit}>
            <Stack gap="md">
              {/* Read by password managers: which account the password belongs to. */}
              <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
              <PasswordInput
                ref={passwordRef}
                label={t('password')}
                autoComplete="current-password"
                error={missing}
                data-autofocus
              />
              <Group justify="flex-end">
                <Button variant="default" onClick={clearSession}>
                  {words('leaveInstead')}
                </Button>
                <Button type="submit" loading={isBusy}>
                  {t('signIn')}
                </Button>
              </Group>
            </Stack>
          </form>
        )}
      </Stack>
    </Modal>
  );
}
