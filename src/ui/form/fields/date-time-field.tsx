import { TextInput, type TextInputProps } from '@mantine/core';
import { instantOf, wallTimeIn } from '#kernel/time/time-zone.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { useIncompleteDate } from './date-field.tsx';
import { t } from '../form.texts.ts';

export interface DateTimeFieldProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange'> {
  /** An instant as ISO text in UTC, '' when empty. */
  value?: string;
  onChange?: (instant: string) => void;
  /** First and last instant allowed, as ISO text. */
  min?: string;
  max?: string;
}

function browserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Date and time typed in the tenant's zone, held as an instant in UTC; works with `form.getInputProps`. */
export function DateTimeField({ value, onChange, min, max, error, onBlur, ...props }: DateTimeFieldProps) {
  const { timeZone } = useFormat().tenant;
  const { incompleteError, check } = useIncompleteDate();
  const wallTime = (instant: string | undefined) => (instant ? wallTimeIn(timeZone, instant) : '');
  // Whoever sits in another zone than the hospital must see whose clock is meant.
  const isForeignZone = timeZone !== browserZone();
  return (
    <TextInput
      {...(isForeignZone && { description: t('inZone', { zone: timeZone }) })}
      {...props}
      type="datetime-local"
      value={wallTime(value)}
      min={wallTime(min)}
      max={wallTime(max)}
      error={incompleteError ?? error}
      onChange={({ currentTarget }) => {
        onChange?.(currentTarget.value && instantOf(timeZone, currentTarget.value));
      }}
      onBlur={(event) => {
        check(event);
        onBlur?.(event);
      }}
    />
  );
}
