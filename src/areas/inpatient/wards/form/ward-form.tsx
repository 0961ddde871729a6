import { NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { optionalWholeNumber } from '#ui/form/fields/typed-whole-number.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { createWard, updateWard } from '../ward.calls.ts';
import { sexPolicies, type Ward, wardFields, wardTypes } from '../ward.contract.ts';
import { useRefreshBeds } from '../ward.hooks.ts';
import { wardRefusals } from '../ward.words.ts';
import { t } from '../wards.texts.ts';

export interface WardFormProps {
  /** Edited; a new one is added when left out. */
  ward?: Ward;
  onClose: () => void;
  /** Opens the form anew with what somebody else saved. */
  onReload: (current: Ward) => void;
}

const age = optionalWholeNumber({ min: 0, max: 150 });
const formSchema = z.strictObject({
  name: wardFields.name,
  wardType: wardFields.wardType,
  floorNumber: optionalWholeNumber({ min: -5, max: 200 }),
  sexPolicy: wardFields.sexPolicy,
  minimumAgeYears: age,
  maximumAgeYears: age,
});

function valuesOf(ward: Ward | undefined): z.input<typeof formSchema> {
  return {
    name: ward?.name ?? '',
    wardType: ward?.wardType ?? 'general',
    floorNumber: ward?.floorNumber ?? '',
    sexPolicy: ward?.sexPolicy ?? 'any',
    minimumAgeYears: ward?.minimumAgeYears ?? '',
    maximumAgeYears: ward?.maximumAgeYears ?? '',
  };
}

/** Adds a ward or changes one. */
export function WardForm({ ward, onClose, onReload }: WardFormProps) {
  const { draft, failureActions } = useRecordForm({
    draftName: 'ward',
    stored: ward,
    schema: formSchema,
    initialValues: valuesOf(ward),
    create: createWard,
    update: (fields, { id: wardId, version }, submission) =>
      updateWard({ ...fields, wardId, version }, submission),
    failed: () => t(ward ? 'failedToUpdate' : 'failedToCreate'),
    refusals: wardRefusals,
    saved: ({ name }) => t(ward ? 'wasSaved' : 'wasAdded', { name }),
    remember: useRefreshBeds(),
    onSaved: onClose,
    onReload,
  });
  const { form } = draft;
  return (
    <FormModal
      title={t(ward ? 'editTitle' : 'addWard')}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t(ward ? 'save' : 'addWard')}
      failureActions={failureActions}
    >
      <TextInput
        label={t('name')}
        required
        maxLength={100}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t('wardType')}
          required
          data={wardTypes.map((value) => ({ value, label: t(`type_${value}`) }))}
          {...form.getInputProps('wardType')}
        />
        <WholeNumberField
          label={t('floor')}
          description={t('floorHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('floorNumber')}
        />
        <NativeSelect
          label={t('sexPolicy')}
          data={sexPolicies.map((value) => ({ value, label: t(`sex_${value}`) }))}
          {...form.getInputProps('sexPolicy')}
        />
        <span />
        <WholeNumberField label={t('minimumAge')} {...form.getInputProps('minimumAgeYears')} />
        <WholeNumberField label={t('maximumAge')} {...form.getInputProps('maximumAgeYears')} />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {t('policyHint')}
      </Text>
    </FormModal>
  );
}
