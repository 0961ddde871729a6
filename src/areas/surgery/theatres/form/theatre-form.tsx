import { NativeSelect, SimpleGrid, TagsInput, Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
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
    initialValues: {
      name: theatre?.name ?? '',
      theatreNumber: theatre?.theatreNumber ?? '',
      theatreType: theatre?.theatreType ?? ('general' as const),
      equipment: theatre?.equipment ?? [],
      capacity: theatre?.capacity ?? 8,
      location: theatre?.location ?? '',
      turnoverMinutes: theatre?.turnoverMinutes ?? 20,
      notes: theatre?.notes ?? '',
    },
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
  const { form } = draft;
  return (
    <FormModal
      title={t(theatre ? 'editTitle' : 'addTheatre')}
      draft={draft}
      onClose={onClose}
      submitLabel={t(theatre ? 'save' : 'addTheatre')}
      failureActions={failureActions}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label={t('name')}
          required
          maxLength={100}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('name')}
        />
        <TextInput
          label={t('theatreNumber')}
          required
          maxLength={20}
          autoComplete="off"
          {...form.getInputProps('theatreNumber')}
        />
        <NativeSelect
          label={t('theatreType')}
          data={theatreTypes.map((value) => ({ value, label: t(`type_${value}`) }))}
          {...form.getInputProps('theatreType')}
        />
        <TextInput
          label={t('location')}
          maxLength={100}
          autoComplete="off"
          {...form.getInputProps('location')}
        />
        <WholeNumberField label={t('capacity')} required {...form.getInputProps('capacity')} />
        <WholeNumberField label={t('turnover')} required {...form.getInputProps('turnoverMinutes')} />
      </SimpleGrid>
      <TagsInput
        label={t('equipment')}
        description={t('equipmentHint')}
        maxTags={30}
        acceptValueOnBlur
        {...form.getInputProps('equipment')}
      />
      <Textarea label={t('notes')} autosize minRows={2} maxLength={1000} {...form.getInputProps('notes')} />
    </FormModal>
  );
}
