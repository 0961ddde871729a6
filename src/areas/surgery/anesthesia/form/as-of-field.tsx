import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { t } from '../anesthesia.texts.ts';
import { type AsOf, readAsOf } from './as-of.rules.ts';

/** When an entry was, as it is typed beside it. */
export interface TypedAsOf {
  text: string;
  type: (text: string) => void;
  /** Read when it is asked for: minutes ago count from then. */
  read: () => AsOf;
}

export function useAsOf(startTime: string | null): TypedAsOf {
  const { tenant } = useFormat();
  const [text, type] = useState('');
  const { timeZone } = tenant;
  const read = () => readAsOf(text, { now: Date.now(), start: startTime ?? '', timeZone });
  return { text, type, read };
}

interface AsOfFieldProps extends Pick<TextInputProps, 'labelProps'> {
  asOf: TypedAsOf;
}

/** Now, or a time that has passed: '1435', or '-5' for five minutes ago. */
export function AsOfField({ asOf: { text, type, read }, ...label }: AsOfFieldProps) {
  const { time } = useFormat();
  const meant = read();
  return (
    <TextInput
      {...label}
      label={t('asOf')}
      autoComplete="off"
      value={text}
      error={meant.kind === 'unreadable' && t('asOfUnreadable')}
      description={meant.kind === 'at' ? t('asOfTime', { time: time(meant.at) }) : t('asOfNow')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      w={120}
    />
  );
}
