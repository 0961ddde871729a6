import { Alert, Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useCallback, useRef, useState, type FormEvent } from 'react';
import { t } from '../code-step.texts.ts';

export interface CodeStepProps {
  /** The hospital, as the app lists it. */
  organization: string;
  /** Too many attempts were made: only a recovery code is taken. */
  isLockedOut?: boolean;
  /** A recovery code did not open the account. */
  isRecoveryRefused?: boolean;
  isBusy: boolean;
  onSubmit: (code: string) => void;
  onBack: () => void;
}

/** The second step of signing in: a code of the app, or a recovery code instead. */
export function CodeStep(props: CodeStepProps) {
  const { organization, isLockedOut = false, isRecoveryRefused = false, isBusy, onSubmit, onBack } = props;
  const [kind, setKind] = useState<'app' | 'recovery'>(isLockedOut ? 'recovery' : 'app');
  const [missing, setMissing] = useState<string>();
  const codeRef = useRef<HTMLInputElement>(null);
  const isApp = kind === 'app';
  const recoveryLead = isLockedOut ? 'lockedOutLead' : 'recoveryCodeLead';

  // Each kind has its own field: when it comes, it takes the focus.
  const takeFocus = useCallback((node: HTMLInputElement | null) => {
    codeRef.current = node;
    node?.focus();
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const code = codeRef.current?.value.trim() ?? '';
    setMissing(code === '' ? t('codeRequired') : undefined);
    codeRef.current?.select();
    if (code !== '') onSubmit(code);
  }

  function switchKind() {
    setMissing(undefined);
    setKind(isApp ? 'recovery' : 'app');
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {isRecoveryRefused && !isBusy && (
          <Alert role="alert" color="red" variant="light">
            {t('recoveryRefused')}
          </Alert>
        )}
        <Text size="sm">{isApp ? t('codeLead', { organization }) : t(recoveryLead)}</Text>
        <TextInput
          key={kind}
          ref={takeFocus}
          label={isApp ? t('appCode') : t('recoveryCode')}
          name="code"
          autoComplete="one-time-code"
          inputMode={isApp ? 'numeric' : 'text'}
          autoCapitalize={isApp ? 'none' : 'characters'}
          spellCheck={false}
          maxLength={40}
          required
          error={missing}
        />
        <Button type="submit" fullWidth loading={isBusy}>
          {t('signIn')}
        </Button>
        <Group justify="space-between" gap="sm">
          <Anchor component="button" type="button" size="sm" onClick={onBack}>
            {t('otherAccount')}
          </Anchor>
          {!isLockedOut && (
            <Anchor component="button" type="button" size="sm" onClick={switchKind}>
              {isApp ? t('takeRecoveryCode') : t('takeAppCode')}
            </Anchor>
          )}
        </Group>
      </Stack>
    </form>
  );
}
