import { SimpleGrid, TextInput } from '@mantine/core';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import type { FieldsOf } from '#ui/form/fields/form-of.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { t } from '../care-plans.texts.ts';

/** What is typed of an intervention; an empty number is none. */
export interface InterventionValues {
  text: string;
  everyHours: number | string;
  firstDueAt: string;
}

interface InterventionFieldsProps {
  field: FieldsOf<InterventionValues>;
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
