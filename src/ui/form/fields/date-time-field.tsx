import { Box, Group, Input } from '@mantine/core';
import { useId, useState, type FocusEvent, type ReactNode } from 'react';
import { isCalendarDate } from '#kernel/time/calendar-date.ts';
import { dateIn, instantOf, isInstant, wallTimeIn } from '#kernel/time/time-zone.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { DateField } from './date-field.tsx';
import { t } from './date-fields.texts.ts';
import { TimeField } from './time-field.tsx';
import { isTimeOfDay } from './typed-date.words.ts';

export interface DateTimeFieldProps {
  label: string;
  /** An instant as ISO text in UTC, '' when empty, and what was typed (date|time) while that is not complete. */
  value?: string;
  onChange?: (value: string) => void;
  onBlur?: (event: FocusEvent<HTMLFieldSetElement>) => void;
  onFocus?: (event: FocusEvent<HTMLFieldSetElement>) => void;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** Without effect: the length of an instant is not that of what is typed. */
  maxLength?: number;
  /** First and last instant that the calendar offers, as ISO text. */
  min?: string;
  max?: string;
  'data-path'?: string;
  'data-autofocus'?: boolean;
}

function browserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function partsOf(value: string, timeZone: string): { date: string; time: string } {
  const [date = '', time = ''] = isInstant(value) ? wallTimeIn(timeZone, value).split('T') : value.split('|');
  return { date, time };
}

function valueOf(date: string, time: string, timeZone: string): string {
  if (isCalendarDate(date) && isTimeOfDay(time)) return instantOf(timeZone, `${date}T${time}`);
  return date || time ? `${date}|${time}` : '';
}

function missingWords(date: string, time: string): string | undefined {
  if (isCalendarDate(date) && time === '') return t('timeMissing');
  return isTimeOfDay(time) && date === '' ? t('dateMissing') : undefined;
}

/** Date and time typed in the hospital's zone, held as an instant in UTC; works with `form.getInputProps`. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, value = '', onChange, onBlur, onFocus, error, ...rest } = props;
  const { required = false, disabled = false, maxLength: _length, min, max, ...paths } = rest;
  const { tenant, longDate } = useFormat();
  const { timeZone } = tenant;
  const errorId = useId();
  const [isLeft, setLeft] = useState(true);
  const { date, time } = partsOf(value, timeZone);
  const dayOf = (instant: string) => dateIn(timeZone, new Date(instant));
  // Whoever sits in another zone than the hospital must see whose clock is meant.
  const zone = timeZone === browserZone() ? '' : t('inZone', { zone: timeZone });
  const understood = isCalendarDate(date) ? longDate(date) : '';
  const wrong = (isLeft ? missingWords(date, time) : undefined) ?? error;
  const part = { disabled, error: Boolean(wrong), ...(wrong && { 'aria-describedby': errorId }) };

  function change(nextDate: string, nextTime: string) {
    setLeft(false);
    onChange?.(valueOf(nextDate, nextTime, timeZone));
  }

  return (
    <Box
      component="fieldset"
      m={0}
      p={0}
      miw={0}
      bd="none"
      aria-label={label}
      onFocus={onFocus}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setLeft(true);
        onBlur?.(event);
      }}
    >
      <Input.Wrapper
        label={label}
        labelElement="div"
        withAsterisk={required}
        description={[understood, zone].filter(Boolean).join(' · ') || undefined}
        error={wrong}
        errorProps={{ id: errorId }}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      >
        <Group gap="xs" wrap="nowrap" align="flex-start">
          <DateField
            {...paths}
            {...part}
            isCompact
            aria-label={t('dateOf', { label })}
            style={{ flex: 3 }}
            value={date}
            {...(min && { min: dayOf(min) })}
            {...(max && { max: dayOf(max) })}
            onChange={(next) => change(next, time)}
          />
          <TimeField
            {...part}
            aria-label={t('timeOf', { label })}
            style={{ flex: 2 }}
            value={time}
            onChange={(next) => change(date, next)}
          />
        </Group>
      </Input.Wrapper>
    </Box>
  );
}
