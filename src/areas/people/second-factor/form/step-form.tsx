import { Alert, Button, Group, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Submission } from '#client/remote.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { refusalOf, type Refusal } from '../second-factor.words.ts';
import { t } from '../second-factor.texts.ts';

export interface StepValues {
  password: string;
  code: string;
}

export interface StepFormProps {
  /** Which of password and code are asked for, in this order. */
  fields: readonly (keyof StepValues)[];
  codeLabel?: string;
  wrongCode?: string;
  submitLabel: string;
  isDestructive?: boolean;
  /** What is shown above the fields. */
  children?: ReactNode;
  /** Rejects with the server's refusal, which is shown at its field. */
  onSubmit: (values: StepValues, submission: Submission) => Promise<void>;
  onCancel?: () => void;
}

/** One step that asks for password or code. Nothing typed here is kept as a draft. */
export function StepForm(props: StepFormProps) {
  const { fields, codeLabel = t('code'), wrongCode = t('wrongCode') } = props;
  const passwordRef = useRef<HTMLInputElement>(null);
  const codeRef = useRef<HTMLInputElement>(null);
  const submission = useRef(new Submission());
  const [refusal, setRefusal] = useState<Refusal>();
  const [isBusy, setBusy] = useState(false);

  // A step that follows another takes the focus; a dialog looks for it only when it opens.
  useEffect(() => (passwordRef.current ?? codeRef.current)?.focus(), []);

  function refuse(found: Refusal) {
    setRefusal(found);
    if (found.field === 'password') passwordRef.current?.select();
    if (found.field === 'code') codeRef.current?.select();
  }

  async function submit() {
    if (isBusy) return;
    const values = { password: passwordRef.current?.value ?? '', code: codeRef.current?.value.trim() ?? '' };
    const empty = fields.find((field) => values[field] === '');
    if (empty) return refuse({ field: empty, words: t(`${empty}Required`) });
    setRefusal(undefined);
    setBusy(true);
    try {
      await props.onSubmit(values, submission.current);
    } catch (error) {
      refuse(refusalOf(error, wrongCode));
    } finally {
      setBusy(false);
    }
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  const errorAt = (field: keyof StepValues) => (refusal?.field === field ? refusal.words : undefined);
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md">
        {props.children}
        {fields.includes('password') && (
          <PasswordInput
            ref={passwordRef}
            label={t('password')}
            description={t('passwordWhy')}
            autoComplete="current-password"
            required
            maxLength={500}
            error={errorAt('password')}
            data-autofocus={fields[0] === 'password' || undefined}
          />
        )}
        {fields.includes('code') && (
          <TextInput
            ref={codeRef}
            label={codeLabel}
            autoComplete="one-time-code"
            inputMode={fields[0] === 'code' ? 'numeric' : 'text'}
            spellCheck={false}
            required
            maxLength={40}
            error={errorAt('code')}
            data-autofocus={fields[0] === 'code' || undefined}
          />
        )}
        {refusal && !refusal.field && (
          <Alert role="alert" color="red" variant="light">
            {refusal.words}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          {props.onCancel && (
            <Button variant="default" onClick={props.onCancel}>
              {t('cancel')}
            </Button>
          )}
          <SubmitButton loading={isBusy} {...(props.isDestructive && { color: 'red' })}>
            {props.submitLabel}
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}
