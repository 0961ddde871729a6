import { Checkbox, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { formOfPart } from '#ui/form/fields/form-of.ts';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { exudates, pressureStages } from '../wound.contract.ts';
import { t } from '../wounds.texts.ts';
import type { ObservationValues } from './wound-form.values.ts';

export interface ObservationFieldsProps {
  form: { values: ObservationValues };
  /** A pressure injury has a stage. */
  isPressure: boolean;
}

/** How a wound is at one time. */
export function ObservationFields({ form: whole, isPressure }: ObservationFieldsProps) {
  const form = formOfPart(whole);
  const { isHealed } = form.values;
  return (
    <>
      {isPressure && (
        <NativeSelect
          label={t('stage')}
          required={!isHealed}
          size="md"
          data={[
            { value: '', label: t('notChosen') },
            ...pressureStages.map((value) => ({ value, label: t(`stage_${value}`) })),
          ]}
          {...form.getInputProps('stage')}
        />
      )}
      <SimpleGrid cols={3} spacing="xs">
        <WholeNumberField label={t('lengthMm')} size="md" {...form.getInputProps('lengthMm')} />
        <WholeNumberField label={t('widthMm')} size="md" {...form.getInputProps('widthMm')} />
        <WholeNumberField label={t('depthMm')} size="md" {...form.getInputProps('depthMm')} />
      </SimpleGrid>
      <SimpleGrid cols={2} spacing="xs">
        <NativeSelect
          label={t('exudate')}
          size="md"
          data={[
            { value: '', label: t('notChosen') },
            ...exudates.map((value) => ({ value, label: t(`exudate_${value}`) })),
          ]}
          {...form.getInputProps('exudate')}
        />
        <WholeNumberField label={t('painScore')} size="md" {...form.getInputProps('painScore')} />
      </SimpleGrid>
      <TextInput label={t('dressing')} size="md" maxLength={200} {...form.getInputProps('dressing')} />
      <Checkbox label={t('isHealed')} {...form.getInputProps('isHealed', { type: 'checkbox' })} />
      {!isHealed && <DateTimeField label={t('nextDressingAt')} {...form.getInputProps('nextDressingAt')} />}
      <Textarea label={t('notes')} autosize minRows={1} maxLength={1000} {...form.getInputProps('notes')} />
      <DateTimeField label={t('observedAt')} {...form.getInputProps('observedAt')} />
    </>
  );
}
