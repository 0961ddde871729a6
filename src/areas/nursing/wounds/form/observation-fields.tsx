import { Checkbox, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { formOfPart } from '#ui/form/fields/form-of.ts';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
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
  const field = namedFields(form, t);
  return (
    <>
      {isPressure && (
        <NativeSelect
          {...field('stage')}
          required={!isHealed}
          size="md"
          data={[
            { value: '', label: t('notChosen') },
            ...pressureStages.map((value) => ({ value, label: t(`stage_${value}`) })),
          ]}
        />
      )}
      <SimpleGrid cols={3} spacing="xs">
        <WholeNumberField {...field('lengthMm')} size="md" />
        <WholeNumberField {...field('widthMm')} size="md" />
        <WholeNumberField {...field('depthMm')} size="md" />
      </SimpleGrid>
      <SimpleGrid cols={2} spacing="xs">
        <NativeSelect
          {...field('exudate')}
          size="md"
          data={[
            { value: '', label: t('notChosen') },
            ...exudates.map((value) => ({ value, label: t(`exudate_${value}`) })),
          ]}
        />
        <WholeNumberField {...field('painScore')} size="md" />
      </SimpleGrid>
      <TextInput {...field('dressing')} size="md" />
      <Checkbox {...field('isHealed')} />
      {!isHealed && <DateTimeField {...field('nextDressingAt')} />}
      <Textarea {...field('notes')} autosize minRows={1} />
      <DateTimeField {...field('observedAt')} />
    </>
  );
}
