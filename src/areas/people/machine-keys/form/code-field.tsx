import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '../machine-keys.texts.ts';

export interface CodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  error?: ReactNode;
}

/** The code of the own authenticator app; it is no part of a draft. */
export function CodeField({ value, onChange, error }: CodeFieldProps) {
  return (
    <TextInput
      label={t('code')}
      description={t('codeHint')}
      required
      maxLength={40}
      inputMode="numeric"
      autoComplete="one-time-code"
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
