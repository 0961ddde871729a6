import { Checkbox, NativeSelect, TagsInput, Textarea, TextInput } from '@mantine/core';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import type { FormOf } from '#ui/form/fields/form-of.ts';
import { namedFields } from '#ui/form/schema/named-fields.ts';
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
  const field = namedFields(decision, t);
  const { disposition } = decision.getValues();
  return (
    <>
      <NativeSelect
        {...field('disposition')}
        required
        data-autofocus
        data={dispositions.map((value) => ({ value, label: t(`disposition_${value}`) }))}
      />
      {disposition === 'referred' && <TextInput {...field('referredTo')} required />}
      <DateTimeField
        {...field('dischargedAt', t(disposition === 'absconded' ? 'missingAt' : 'dischargedAt'))}
      />
      {disposition === 'died' && (
        <>
          <DateTimeField {...field('diedAt')} required />
          <Textarea {...field('causeOfDeath')} required autosize />
          <Checkbox {...field('recordsDeath')} />
        </>
      )}
      <TagsInput {...field('diagnoses')} maxTags={20} acceptValueOnBlur />
      <Textarea
        {...field('summary')}
        {...(isTakenOver && { description: t('summaryTakenOver') })}
        autosize
        minRows={4}
      />
      <Textarea {...field('followUp')} autosize />
      <DateField {...field('followUpDate')} />
    </>
  );
}
