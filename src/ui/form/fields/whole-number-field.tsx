import { TextInput, type TextInputProps } from '@mantine/core';
import { toAsciiDigits } from '#kernel/digits.ts';

export interface WholeNumberFieldProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange'> {
  /** The number, or the typed text while that is none: the form's schema refuses it. */
  value?: number | string;
  onChange?: (value: number | string) => void;
}

/** A whole number, typed in digits of any script. Works with `form.getInputProps`. */
export function WholeNumberField({ value = '', onChange, ...props }: WholeNumberFieldProps) {
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      {...props}
      value={String(value)}
      onChange={({ currentTarget }) => {
        const digits = toAsciiDigits(currentTarget.value).trim();
        onChange?.(/^\d{1,15}$/.test(digits) ? Number(digits) : currentTarget.value);
      }}
    />
  );
}
