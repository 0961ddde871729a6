import { Alert, PasswordInput, Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { isRetryable } from '#client/remote.ts';
import type { CallOutput } from '#kernel/define-call.ts';
import { CallError } from '#client/transport.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import { refusalWords } from '#screens/refusal/refusal-words.ts';
import { fieldMessages, focusFirstField } from '#ui/form/form-failure.ts';
import { messageWords } from '#ui/form/issue-words.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { PasswordRulesList } from '../../../password/form/password-rules-list.tsx';
import { issue } from '../../../password/password.issues.ts';
import { passwordFaults } from '../../../password/password.rules.ts';
import { signIn } from '../../../sessions/session.hooks.ts';
import { setPasswordByLink } from '../account-link.calls.ts';
import type { readAccountLink } from '../account-link.contract.ts';
import { t } from '../../account.texts.ts';
import { accountRefusals } from '../../account.words.ts';

export interface SetPasswordFormProps {
  token: string;
  link: CallOutput<typeof readAccountLink>;
  /** The password is set, but signing in needs another step. */
  onSet: () => void;
}

type Faults = { password?: string; repeated?: string };

/** Sets the password a link is for and signs its person in. */
export function SetPasswordForm({ token, link, onSet }: SetPasswordFormProps) {
  const navigate = useNavigate();
  const formNode = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const wasAnswerLost = useRef(false);
  const owner = { email: link.email, hospitalName: link.hospitalName };

  function refuse(found: Faults, message?: string) {
    setFaults(found);
    setFailure(message);
    if (formNode.current) focusFirstField(formNode.current, Object.keys(found));
  }

  function findFaults(): Faults {
    if (password === '') return { password: messageWords(valueIssue('missing')) };
    const broken = passwordFaults(link.passwordPolicy, password, owner);
    return {
      ...(broken.length > 0 && { password: messageWords(issue('rulesNotKept')) }),
      ...(password !== repeated && { repeated: t('notAlike') }),
    };
  }

  async function enter(): Promise<boolean> {
    try {
      await signIn({ slug: link.slug, email: link.email, password });
      await navigate({ to: '/dashboard', replace: true });
      return true;
    } catch {
      return false;
    }
  }

  async function submit() {
    const found = findFaults();
    if (Object.keys(found).length > 0) return refuse(found);
    setBusy(true);
    refuse({});
    try {
      await setPasswordByLink({ token, password });
      if (!(await enter())) onSet();
    } catch (error) {
      // The link was used by ourselves, in an attempt whose answer never came.
      const isUsed = error instanceof CallError && error.code === 'LINK_INVALID';
      if (isUsed && wasAnswerLost.current && (await enter())) return;
      wasAnswerLost.current ||= isRetryable(error);
      const atFields = fieldMessages(error);
      const isTold = Object.keys(atFields).length > 0;
      const reason = isUsed ? t('linkInvalid') : isTold ? undefined : refusalWords(error, accountRefusals);
      refuse(atFields, [t('failedToSet'), reason].filter(Boolean).join('. '));
    }
    setBusy(false);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void submit();
  }

  return (
    <form ref={formNode} noValidate onSubmit={onSubmit}>
      <Stack gap="md">
        {/* Read by password managers: which account the password belongs to. */}
        <input type="hidden" name="username" autoComplete="username" value={link.email} readOnly />
        <PasswordInput
          label={t('password')}
          data-path="password"
          autoComplete="new-password"
          required
          value={password}
          error={faults.password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <PasswordRulesList policy={link.passwordPolicy} password={password} owner={owner} />
        <PasswordInput
          label={t('repeat')}
          data-path="repeated"
          autoComplete="new-password"
          required
          value={repeated}
          error={faults.repeated}
          onChange={({ currentTarget }) => setRepeated(currentTarget.value)}
        />
        {failure !== undefined && (
          <Alert role="alert" color="red" variant="light">
            {failure}
          </Alert>
        )}
        <SubmitButton loading={isBusy} fullWidth>
          {t('setPassword')}
        </SubmitButton>
      </Stack>
    </form>
  );
}
