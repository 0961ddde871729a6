import { NativeSelect, SimpleGrid, TagsInput, Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { storedValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { createTheatre, updateTheatre } from '../theatre.calls.ts';
import { type Theatre, theatreFields, theatreTypes } from '../theatre.contract.ts';
import { useRefreshTheatres } from '../theatre.hooks.ts';
import { theatreRefusals } from '../theatre.words.ts';
import { t } from '../theatres.texts.ts';

export interface TheatreFormProps {
  /** Edited; a new one is added when left out. */
  theatre?: Theatre;
  onClose: () => void;
  onReload: (current: Theatre) => void;
}

const schema = z.strictObject(theatreFields);

/** Adds a theatre or changes one. */
export function TheatreForm({ theatre, onClose, onReload }: TheatreFormProps) {
  const { draft, failureActions } = useRecordForm({
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
    failed: () => t(theatre ? 'failedToUpdate' : 'failedToAdd'),
    refusals: theatreRefusals,
    saved: ({ name }) => t(theatre ? 'wasSaved' : 'wasAdded', { name }),
    remember: useRefreshTheatres(),
    onSaved: onClose,
    onReload,
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal
      title={t(theatre ? 'editTitle' : 'addTheatre')}
      draft={draft}
      onClose={onClose}
      submitLabel={t(theatre ? 'save' : 'addTheatre')}
      failureActions={failureActions}
    >
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
