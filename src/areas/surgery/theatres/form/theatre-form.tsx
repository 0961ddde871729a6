import { NativeSelect, SimpleGrid, TagsInput, Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import type { EditedRecordDialog } from '#screens/form/edited-record.tsx';
import { useRegisterForm } from '#screens/register/use-register-form.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { storedValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { createTheatre, updateTheatre, useRefreshTheatres } from '../theatre.calls.ts';
import { type Theatre, theatreFields, theatreTypes } from '../theatre.contract.ts';
import { theatreRefusals } from '../theatre.words.ts';
import { t } from '../theatres.texts.ts';

export interface TheatreFormProps extends EditedRecordDialog<Theatre> {
  /** Undefined for a new one. */
  theatre: Theatre | undefined;
}

const schema = z.strictObject(theatreFields);

/** Adds a theatre or changes one. */
export function TheatreForm({ theatre, ...dialog }: TheatreFormProps) {
  const { field, modal } = useRegisterForm({
    words: t,
    draftName: 'theatre',
    stored: theatre,
    schema,
    initialValues: storedValues(schema, theatre, {
      theatreType: theatre?.theatreType ?? ('general' as const),
      capacity: theatre?.capacity ?? 8,
      turnoverMinutes: theatre?.turnoverMinutes ?? 20,
    }),
    create: createTheatre,
    update: (fields, { id: theatreId, version }, submission) =>
      updateTheatre({ ...fields, theatreId, version }, submission),
    refusals: theatreRefusals,
    remember: useRefreshTheatres(),
    ...dialog,
  });
  return (
    <FormModal {...modal}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput {...field('name')} autoComplete="off" data-autofocus />
        <TextInput {...field('theatreNumber')} autoComplete="off" />
        <NativeSelect
          {...field('theatreType')}
          data={theatreTypes.map((value) => ({ value, label: t(`type_${value}`) }))}
        />
        <TextInput {...field('location')} autoComplete="off" />
        <WholeNumberField {...field('capacity')} />
        <WholeNumberField {...field('turnoverMinutes', t('turnover'))} />
      </SimpleGrid>
      <TagsInput {...field('equipment')} maxTags={30} acceptValueOnBlur />
      <Textarea {...field('notes')} autosize minRows={2} />
    </FormModal>
  );
}
