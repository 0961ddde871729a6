import { NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core';
import { z } from 'zod';
import type { EditedRecordDialog } from '#screens/form/edited-record.tsx';
import { useRegisterForm } from '#screens/register/use-register-form.ts';
import { optionalWholeNumber } from '#ui/form/fields/typed-whole-number.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { storedValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { wardRegister } from '../ward.calls.ts';
import { sexPolicies, type Ward, wardFields, wardTypes } from '../ward.contract.ts';
import { wardRefusals } from '../ward.words.ts';
import { t } from '../wards.texts.ts';

export interface WardFormProps extends EditedRecordDialog<Ward> {
  /** Undefined for a new one. */
  ward: Ward | undefined;
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

/** Adds a ward or changes one. */
export function WardForm({ ward, ...dialog }: WardFormProps) {
  const { field, modal } = useRegisterForm({
    words: t,
    draftName: 'ward',
    stored: ward,
    schema: formSchema,
    initialValues: storedValues(formSchema, ward, {
      wardType: ward?.wardType ?? 'general',
      sexPolicy: ward?.sexPolicy ?? 'any',
    }),
    register: wardRegister,
    refusals: wardRefusals,
    ...dialog,
  });
  return (
    <FormModal {...modal} size="md">
      <TextInput {...field('name')} autoComplete="off" data-autofocus />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          {...field('wardType')}
          required
          data={wardTypes.map((value) => ({ value, label: t(`type_${value}`) }))}
        />
        <WholeNumberField
          {...field('floorNumber', t('floor'))}
          description={t('floorHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <NativeSelect
          {...field('sexPolicy')}
          data={sexPolicies.map((value) => ({ value, label: t(`sex_${value}`) }))}
        />
        <span />
        <WholeNumberField {...field('minimumAgeYears', t('minimumAge'))} />
        <WholeNumberField {...field('maximumAgeYears', t('maximumAge'))} />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {t('policyHint')}
      </Text>
    </FormModal>
  );
}
