import { TextInput, type TextInputProps } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { isCalendarDate } from '#kernel/time/calendar-date.ts';
import type { Century } from '#kernel/time/typed-date.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { t } from './date-fields.texts.ts';
import { dateRefusal, dateText, dateValueOf, readingIn } from './typed-date.words.ts';
import { useTypedText } from './use-typed-text.ts';

export interface DateFieldProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange'> {
  /** `YYYY-MM-DD`, '' when empty, and the typed text while that cannot be read: the form's schema refuses it. */
  value?: string;
  onChange?: (value: string) => void;
  /** Called once the person is done: the field is left, Enter is pressed, or a day of the calendar is chosen. */
  onSettle?: (value: string) => void;
  /** First and last date that the calendar offers, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  /** What a year of two digits means: 'past' for dates of birth. */
  century?: Century;
  /** Said after the date that was understood, such as the age. */
  describe?: (date: string) => string;
  /** Says nothing below the field, where a row of filters has no room for it. */
  isCompact?: boolean;
}

/**
 * A calendar date, typed as the hospital writes dates or chosen in a calendar. Below it stands what was understood.
 * Works with `form.getInputProps`.
 */
export function DateField(all: DateFieldProps) {
  const {
    value = '',
    onChange,
    onSettle,
    min,
    max,
    century = 'nearest',
    describe,
    isCompact,
    ...input
  } = all;
  // The length of a stored date is not that of what is typed.
  const { error, description, onBlur, onKeyDown, disabled = false, maxLength: _length, ...props } = input;
  const { tenant, longDate } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const reading = readingIn(tenant, century);
  const field = useTypedText({
    value,
    onChange,
    valueOf: (typed) => dateValueOf(typed, reading),
    textOf: (date) => dateText(date, tenant),
  });
  const refusal = field.isLeft ? dateRefusal(value, reading, tenant) : undefined;

  function choose(date: string) {
    setOpen(false);
    field.leave();
    onChange?.(date);
    onSettle?.(date);
  }

  function pressed(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') onSettle?.(value);
    if (event.key === 'ArrowDown' && event.altKey) {
      event.preventDefault();
      setOpen(true);
    }
  }

  return (
    <TextInput
      autoComplete="off"
      aria-keyshortcuts="Alt+ArrowDown"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...props}
      disabled={disabled}
      description={
        isCompact || !isCalendarDate(value) ? description : understood(longDate(value), describe?.(value))
      }
      value={field.text}
      error={refusal ?? error}
      rightSectionPointerEvents="all"
      rightSection={
        <CalendarButton
          {...{ value, min, max, disabled, isOpen }}
          beginsWithYears={century === 'past'}
          onOpen={setOpen}
          onChoose={choose}
        />
      }
      onChange={({ currentTarget }) => field.type(currentTarget.value)}
      onKeyDown={(event) => {
        pressed(event);
        onKeyDown?.(event);
      }}
      onBlur={(event) => {
        field.leave();
        onSettle?.(value);
        onBlur?.(event);
      }}
    />
  );
}

function understood(date: string, more: string | undefined): string {
  return more ? t('understood', { date, more }) : date;
}
