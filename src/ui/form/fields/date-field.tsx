import { TextInput, type TextInputProps } from '@mantine/core';
import { useState, type FocusEvent } from 'react';
import { t } from '../form.texts.ts';

export interface DateFieldProps extends Omit<TextInputProps, 'type'> {
  /** First and last date allowed, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
}

/** A half-typed date has the value '' like an empty one; this tells them apart when the field is left. */
export function useIncompleteDate() {
  const [isIncomplete, setIncomplete] = useState(false);
  function check(event: FocusEvent<HTMLInputElement>) {
    setIncomplete(event.currentTarget.validity.badInput);
  }
  return { incompleteError: isIncomplete ? t('incompleteDate') : undefined, check };
}

/** A calendar date as `YYYY-MM-DD`, '' when empty; works with `form.getInputProps`. */
export function DateField({ error, onBlur, ...props }: DateFieldProps) {
  const { incompleteError, check } = useIncompleteDate();
  return (
    <TextInput
      {...props}
      type="date"
      error={incompleteError ?? error}
      onBlur={(event) => {
        check(event);
        onBlur?.(event);
      }}
    />
  );
}
