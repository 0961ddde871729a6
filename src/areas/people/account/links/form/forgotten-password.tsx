import { Alert, Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { Modal } from '#ui/layer/modal.tsx';
import { accountRefusals } from '../../account.words.ts';
import { askForLink } from '../account-link.calls.ts';
import { t } from './forgotten-password.texts.ts';

export interface ForgottenPasswordProps {
  /** The organization of the address, by its slug. */
  slug: string | undefined;
  /** Empty where strangers are not told which there are. */
  organizations: readonly { slug: string; name: string }[];
  onClose: () => void;
}

type Missing = { slug?: string; email?: string };

/** Asks for a link to set a new password. Everybody reads the same afterwards, whoever they are. */
export function ForgottenPassword({ slug: preferred, organizations, onClose }: ForgottenPasswordProps) {
  const [slug, setSlug] = useState(preferred ?? organizations[0]?.slug ?? '');
  const [email, setEmail] = useState('');
  const [missing, setMissing] = useState<Missing>({});
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [asked, setAsked] = useState<string>();

  async function ask() {
    setBusy(true);
    setFailure(null);
    try {
      await askForLink({ slug: slug.trim(), email: email.trim() });
      setAsked(email.trim());
    } catch (error) {
      setFailure(failureWords(t('failed'), error, accountRefusals));
    }
    setBusy(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const gaps = {
      ...(slug.trim() === '' && { slug: t('organizationRequired') }),
      ...(email.trim() === '' && { email: t('emailRequired') }),
    };
    setMissing(gaps);
    if (Object.keys(gaps).length === 0 && !isBusy) void ask();
  }

  return (
    <Modal opened onClose={onClose} title={t('title')}>
      {asked === undefined ? (
        <form noValidate onSubmit={submit}>
          <Stack gap="md">
            <Text size="sm">{t('lead')}</Text>
            {organizations.length === 0 ? (
              <TextInput
                label={t('organizationCode')}
                autoCapitalize="none"
                spellCheck={false}
                required
                maxLength={63}
                value={slug}
                error={missing.slug}
                onChange={({ currentTarget }) => setSlug(currentTarget.value)}
              />
            ) : (
              <NativeSelect
                label={t('organization')}
                value={slug}
                data={organizations.map((one) => ({ value: one.slug, label: one.name }))}
                onChange={({ currentTarget }) => setSlug(currentTarget.value)}
              />
            )}
            <TextInput
              data-autofocus
              label={t('email')}
              type="email"
              autoComplete="username"
              required
              maxLength={254}
              value={email}
              error={missing.email}
              onChange={({ currentTarget }) => setEmail(currentTarget.value)}
            />
            {failure !== null && (
              <Alert role="alert" color="red" variant="light">
                {failure}
              </Alert>
            )}
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={onClose}>
                {t('cancel')}
              </Button>
              <Button type="submit" loading={isBusy}>
                {t('send')}
              </Button>
            </Group>
          </Stack>
        </form>
      ) : (
        <Stack gap="md">
          <Text size="sm" component="output">
            {t('asked', { email: asked })}
          </Text>
          <Group justify="flex-end">
            <Button onClick={onClose}>{t('close')}</Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
