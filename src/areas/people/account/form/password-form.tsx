import { Alert, PasswordInput, Stack, Text } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { Submission } from '#client/remote.ts';
import { usePerson } from '#client/session.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { fieldMessages, focusFirstField } from '#ui/form/form-failure.ts';
import { messageWords } from '#ui/form/issue-words.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { PasswordRulesList } from '../../password/form/password-rules-list.tsx';
import '../../password/password.issues.ts';
import { changePassword } from '../account.calls.ts';
import type { Profile } from '../account.contract.ts';
import { useRefreshAccount } from '../account.hooks.ts';
import { accountRefusals } from '../account.words.ts';
import { t } from '../account.texts.ts';

const empty = { currentPassword: '', newPassword: '', repeated: '' };
type Fields = typeof empty;
type Faults = Partial<Record<keyof Fields, string>>;

function faultsOf(fields: Fields): Faults {
  const missing = messageWords(valueIssue('missing'));
  return {
    ...(fields.currentPassword === '' && { currentPassword: missing }),
    ...(fields.newPassword === '' && { newPassword: missing }),
    ...(fields.newPassword !== fields.repeated && { repeated: t('notAlike') }),
  };
}

/** Changes the own password. Nothing typed here is kept as a draft. */
export function PasswordForm({ profile }: { profile: Profile }) {
  const format = useFormat();
  const refresh = useRefreshAccount();
  const { tenant } = usePerson();
  const formNode = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(empty);
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [submission] = useState(() => new Submission());

  function refuse(found: Faults, message: string | null = null) {
    setFaults(found);
    setFailure(message);
    if (formNode.current) focusFirstField(formNode.current, Object.keys(found));
  }

  async function submit() {
    const found = faultsOf(fields);
    if (Object.keys(found).length > 0) return refuse(found);
    setBusy(true);
    refuse({});
    const { currentPassword, newPassword } = fields;
    let changed: { endedSessions: number } | undefined;
    try {
      changed = await changePassword({ currentPassword, newPassword }, submission);
    } catch (error) {
      const atFields = fieldMessages(error);
      const isAtField = Object.keys(atFields).length > 0;
      const words = failureWords(t('failedToChangePassword'), error, accountRefusals);
      refuse(atFields, isAtField ? null : words);
    }
    setBusy(false);
    if (!changed) return;
    submission.done();
    setFields(empty);
    notifySuccess(t('passwordChanged', { count: changed.endedSessions }));
    refresh();
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void submit();
  }

  const inputOf = (field: keyof Fields) => ({
    required: true,
    'data-path': field,
    value: fields[field],
    error: faults[field],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setFields((before) => ({ ...before, [field]: value }));
      setFaults(({ [field]: _told, ...others }) => others);
    },
  });
  const owner = { email: profile.email, hospitalName: tenant.name };
  const changedAt = profile.passwordChangedAt;
  return (
    <form ref={formNode} noValidate onSubmit={onSubmit}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {changedAt ? t('changedAt', { time: format.dateTime(changedAt) }) : t('neverChanged')}{' '}
          {t('otherSessionsEnd')}
        </Text>
        {/* Read by password managers: which account the password belongs to. */}
        <input type="hidden" name="username" autoComplete="username" value={profile.email} readOnly />
        <PasswordInput
          label={t('currentPassword')}
          autoComplete="current-password"
          {...inputOf('currentPassword')}
        />
        <PasswordInput label={t('newPassword')} autoComplete="new-password" {...inputOf('newPassword')} />
        <PasswordRulesList policy={profile.passwordPolicy} password={fields.newPassword} owner={owner} />
        <PasswordInput label={t('repeatPassword')} autoComplete="new-password" {...inputOf('repeated')} />
        {failure !== null && (
          <Alert role="alert" color="red" icon={<Icon name="alert" />}>
            {failure}
          </Alert>
        )}
        <SubmitButton loading={isBusy} style={{ alignSelf: 'flex-end' }}>
          {t('changePassword')}
        </SubmitButton>
      </Stack>
    </form>
  );
}
