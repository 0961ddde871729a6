import { Checkbox, NativeSelect, TagsInput, Textarea, TextInput } from '@mantine/core';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import { fieldsOf, type FormOf } from '#ui/form/fields/form-of.ts';
import { dispositions } from '../discharge.contract.ts';
import { t } from '../discharges.texts.ts';
import type { DecisionValues } from './decide-form.values.ts';

export interface DecisionFieldsProps<Values extends DecisionValues> {
  form: FormOf<Values>;
  /** The summary holds what was taken over from the stay. */
  isTakenOver?: boolean;
}

/** How the patient leaves, with diagnoses, summary and follow-up: all of a decision but the medicines. */
export function DecisionFields<Values extends DecisionValues>({
  form,
  isTakenOver = false,
}: DecisionFieldsProps<Values>) {
  // Whatever else the form holds, these fields are among its own.
  const decision = form as unknown as FormOf<DecisionValues>;
  const field = fieldsOf(decision);
  const { disposition } = decision.getValues();
  return (
    <>
      <NativeSelect
        label={t('disposition')}
        required
        data-autofocus
        data={dispositions.map((value) => ({ value, label: t(`disposition_${value}`) }))}
        {...field('disposition')}
      />
      {disposition === 'referred' && (
        <TextInput label={t('referredTo')} required maxLength={300} {...field('referredTo')} />
      )}
      <DateTimeField
        label={t(disposition === 'absconded' ? 'missingAt' : 'dischargedAt')}
        {...field('dischargedAt')}
      />
      {disposition === 'died' && (
        <>
          <DateTimeField label={t('diedAt')} required {...field('diedAt')} />
          <Textarea label={t('causeOfDeath')} required autosize maxLength={500} {...field('causeOfDeath')} />
          <Checkbox
            label={t('recordsDeath')}
            {...decision.getInputProps('recordsDeath', { type: 'checkbox' })}
          />
        </>
      )}
      <TagsInput
        label={t('diagnoses')}
        description={t('diagnosesHint')}
        maxTags={20}
        acceptValueOnBlur
        {...field('diagnoses')}
      />
      <Textarea
        label={t('summary')}
        {...(isTakenOver && { description: t('summaryTakenOver') })}
        required
        autosize
        minRows={4}
        maxLength={10_000}
        {...field('summary')}
      />
      <Textarea label={t('followUp')} autosize maxLength={2000} {...field('followUp')} />
      <DateField label={t('followUpDate')} {...field('followUpDate')} />
    </>
  );
}
