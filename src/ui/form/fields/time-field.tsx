import { TextInput, type TextInputProps } from '@mantine/core';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { timeRefusal, timeText, timeValueOf } from './typed-date.words.ts';
import { useTypedText } from './use-typed-text.ts';

export interface TimeFieldProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange'> {
  /** `HH:mm`, '' when empty, and the typed text while that cannot be read: the form's schema refuses it. */
  value?: string;
  onChange?: (value: string) => void;
}

/** A time of day, typed and shown as the hospital writes times. Works with `form.getInputProps`. */
export function TimeField({ value = '', onChange, error, onBlur, ...props }: TimeFieldProps) {
  const { tenant } = useFormat();
  const field = useTypedText({
    value,
    onChange,
    valueOf: timeValueOf,
    textOf: (time) => timeText(time, tenant),
  });
  const refusal = field.isLeft ? timeRefusal(value, tenant) : undefined;
  return (
    <TextInput
      autoComplete="off"
      {...props}
      value={field.text}
      error={refusal ?? error}
      onChange={({ currentTarget }) => field.type(currentTarget.value)}
      onBlur={(event) => {
        field.leave();
        onBlur?.(event);
      }}
    />
  );
}
