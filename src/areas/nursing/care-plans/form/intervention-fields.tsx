import { SimpleGrid, TextInput } from '@mantine/core';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { t } from '../care-plans.texts.ts';

interface InterventionFieldsProps {
  /** The fields of the form by their names, such as `form.getInputProps`. */
  field: (name: 'text' | 'everyHours' | 'firstDueAt') => object;
}

/** What is done, how often, and when first. */
export function InterventionFields({ field }: InterventionFieldsProps) {
  return (
    <>
      <TextInput label={t('interventionText')} required maxLength={300} {...field('text')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <WholeNumberField label={t('everyHours')} description={t('everyHint')} {...field('everyHours')} />
        <DateTimeField label={t('firstDueAt')} {...field('firstDueAt')} />
      </SimpleGrid>
    </>
  );
}
