import { Alert, Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { confirmOwnPassword } from '#areas/people/account/account.calls.ts';
import { accountRefusals } from '#areas/people/account/account.words.ts';
import '#areas/people/password/password.issues.ts';
import { Submission } from '#client/remote.ts';
import { usePerson } from '#client/session.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { fieldMessages } from '#ui/form/form-failure.ts';
import { messageWords } from '#ui/form/issue-words.ts';
import { Modal } from '#ui/layer/modal.tsx';
import { t } from './handed-over.texts.ts';

export interface TakeBackDialogProps {
  onTaken: () => void;
  onClose: () => void;
}

/** Asks whoever is signed in for their password before the program is shown again. */
export function TakeBackDialog({ onTaken, onClose }: TakeBackDialogProps) {
  const { user } = usePerson();
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(password: string) {
    setBusy(true);
    setFailure(null);
    try {
      await confirmOwnPassword({ password }, new Submission());
    } catch (error) {
      const atField = fieldMessages(error)['password'];
      setFault(atField);
      setFailure(atField === undefined ? failureWords(t('failed'), error, accountRefusals) : null);
      setBusy(false);
      field.current?.focus();
      return;
    }
    onTaken();
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const password = field.current?.value ?? '';
    setFault(password === '' ? messageWords(valueIssue('missing')) : undefined);
    if (password !== '' && !isBusy) void submit(password);
  }

  return (
    <Modal opened onClose={onClose} title={t('title')} centered>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="md">
          <Text size="sm">{t('lead', { name: `${user.firstName} ${user.lastName}`.trim() })}</Text>
          {/* Never filled in by the browser: whoever holds the device would be let in. */}
          <PasswordInput
            ref={field}
            label={t('password')}
            required
            autoComplete="off"
            error={fault}
            data-autofocus
          />
          {failure !== null && (
            <Alert role="alert" color="red">
              {failure}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={isBusy}>
              {t('submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
