import { Anchor, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import type { FormOf } from '#ui/form/fields/form-of.ts';
import { useState } from 'react';
import { toAsciiDigits } from '#kernel/digits.ts';
import { ageInMonths, type AgeUnit, estimatedBirth } from '#kernel/time/age.ts';
import { isCalendarDate } from '#kernel/time/calendar-date.ts';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { birthWords, spanWords } from '../patient.words.ts';
import { t } from './patient-form.texts.ts';
import type { PatientFormValues } from './patient-form.values.ts';

export interface BirthFieldsProps {
  form: FormOf<PatientFormValues>;
  /** The hospital's date: nobody is born after it. */
  today: string;
  /** The first field that is still empty. */
  isFirst?: boolean;
}

/** The date of birth, or the age of somebody who knows no date: it makes a birth date that is marked as estimated. */
export function BirthFields({ form, today, isFirst = false }: BirthFieldsProps) {
  const isByAge = form.values.birthPrecision !== 'day';
  function change() {
    form.setValues({ dateOfBirth: '', birthPrecision: isByAge ? 'day' : 'year' });
    form.clearFieldError('dateOfBirth');
  }
  return (
    <Stack gap={4}>
      {isByAge ? (
        <AgeFields form={form} today={today} />
      ) : (
        <ExactBirth form={form} today={today} isFirst={isFirst} />
      )}
      <Anchor component="button" type="button" size="sm" onClick={change} style={{ alignSelf: 'start' }}>
        {isByAge ? t('dateKnown') : t('ageOnly')}
      </Anchor>
    </Stack>
  );
}

function ExactBirth({ form, today, isFirst = false }: BirthFieldsProps) {
  const { dateOfDeath } = form.values;
  const lastDay = isCalendarDate(dateOfDeath) ? dateOfDeath : today;
  return (
    <DateField
      required
      label={t('dateOfBirth')}
      max={today}
      century="past"
      {...(isFirst && { 'data-autofocus': true })}
      describe={(date) => (date > lastDay ? '' : spanWords(ageInMonths(date, lastDay)))}
      {...form.getInputProps('dateOfBirth')}
    />
  );
}

const greatest = { year: 130, month: 60 } as const;

function AgeFields({ form, today }: BirthFieldsProps) {
  const format = useFormat();
  const { dateOfBirth } = form.values;
  const unit: AgeUnit = form.values.birthPrecision === 'month' ? 'month' : 'year';
  const [age, setAge] = useState(() => ageTextOf(dateOfBirth, unit, today));
  const [isLeft, setLeft] = useState(true);
  const isRead = isCalendarDate(dateOfBirth);
  const isUnreadable = isLeft && age.trim() !== '' && !isRead;
  const { error } = form.getInputProps('dateOfBirth') as { error?: string };

  // Text that is no age stays in the form as it is, where the rules refuse it.
  function read(text: string, nextUnit: AgeUnit) {
    setAge(text);
    const digits = toAsciiDigits(text).trim();
    const isAge = /^\d{1,3}$/.test(digits) && Number(digits) <= greatest[nextUnit];
    form.setValues({
      birthPrecision: nextUnit,
      dateOfBirth: isAge ? estimatedBirth(Number(digits), nextUnit, today) : text.trim(),
    });
    form.clearFieldError('dateOfBirth');
  }

  return (
    <Group gap="xs" wrap="nowrap" align="flex-start">
      <TextInput
        required
        label={t('age')}
        inputMode="numeric"
        autoComplete="off"
        data-path="dateOfBirth"
        style={{ flex: 2 }}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={
          isRead
            ? t('born', { birth: birthWords({ dateOfBirth, birthPrecision: unit }, format) })
            : t('ageHint')
        }
        error={isUnreadable ? t('ageUnreadable', { max: greatest[unit] }) : error}
        value={age}
        onChange={({ currentTarget }) => {
          setLeft(false);
          read(currentTarget.value, unit);
        }}
        onBlur={() => setLeft(true)}
      />
      <NativeSelect
        label={t('ageUnit')}
        style={{ flex: 1 }}
        data={(['year', 'month'] as const).map((value) => ({ value, label: t(`unit_${value}`) }))}
        value={unit}
        onChange={({ currentTarget }) => read(age, currentTarget.value === 'month' ? 'month' : 'year')}
      />
    </Group>
  );
}

function ageTextOf(dateOfBirth: string, unit: AgeUnit, today: string): string {
  if (!isCalendarDate(dateOfBirth)) return dateOfBirth;
  const months = ageInMonths(dateOfBirth, today);
  return String(unit === 'month' ? months : Math.floor(months / 12));
}
