import { Checkbox, Group, Input, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useWitness, WitnessFields, witnessRefusals } from '#areas/stock/witness-fields.public.ts';
import { usePerson } from '#client/session.ts';
import { CallError } from '#client/transport.ts';
import type { EditedRecordDialog } from '#screens/form/edited-record.tsx';
import { useRegisterForm } from '#screens/register/use-register-form.ts';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FoldedPart } from '#ui/form/parts/folded-part.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { baseUnits, dosageForms, pregnancyRisks, routes } from '../../safety/medicine-facts.ts';
import type { Mark } from '../marks/mark.rules.ts';
import { createMedicine, updateMedicine, useRefreshMedicines } from '../medicine.calls.ts';
import type { Medicine } from '../medicine.contract.ts';
import { medicineRefusals } from '../medicine.words.ts';
import { t } from '../medicines.texts.ts';
import { t as markWords } from '../marks/marks.texts.ts';
import { loosenedInForm } from './loosened-in-form.ts';
import { medicineSchema, medicineValues } from './medicine-form.values.ts';

export interface MedicineFormProps extends EditedRecordDialog<Medicine> {
  /** Undefined for a new one. */
  medicine: Medicine | undefined;
}

function loosenedWords(loosened: readonly Mark[]): string {
  if (loosened.length === 0) return markWords('loosenedHintOfUnknown');
  return markWords('loosenedHint', {
    marks: loosened.map((mark) => markWords(`mark_${mark}`)).join(', '),
  });
}

const more = ['maker', 'code', 'pregnancyRisk', 'minimumAgeMonths', 'doseLimits'] as const;

const labelFirst: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
];

/** Adds a medicine or changes one; prescriptions that exist keep what they say. */
export function MedicineForm({ medicine, ...dialog }: MedicineFormProps) {
  const { currencyCode } = usePerson().tenant;
  const [schema] = useState(() => medicineSchema(currencyCode));
  const witness = useWitness();
  const [isAsked, setAsked] = useState(false);
  async function noting(saving: Promise<Medicine>): Promise<Medicine> {
    try {
      return await saving;
    } catch (error) {
      witness.clear();
      if (error instanceof CallError && error.code === 'WITNESS_REQUIRED') setAsked(true);
      throw error;
    }
  }
  const { form, field, modal } = useRegisterForm({
    words: t,
    draftName: 'medicine',
    stored: medicine,
    schema,
    initialValues: medicineValues(schema, medicine, currencyCode),
    create: (fields, submission) => noting(createMedicine({ ...fields, ...witness.fields }, submission)),
    update: (fields, { id: medicineId, version, itemVersion }, submission) =>
      noting(updateMedicine({ ...fields, ...witness.fields, medicineId, version, itemVersion }, submission)),
    refusals: { ...medicineRefusals, ...witnessRefusals },
    remember: useRefreshMedicines(),
    ...dialog,
  });
  const loosened = loosenedInForm(schema, form.values, medicine);
  return (
    <FormModal {...modal} size="xl">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput {...field('name')} inputWrapperOrder={labelFirst} data-autofocus autoComplete="off" />
        <TextInput {...field('genericName')} />
      </SimpleGrid>
      <Textarea
        label={t('ingredients')}
        description={t('ingredientsHint')}
        inputWrapperOrder={labelFirst}
        required
        autosize
        {...form.getInputProps('ingredients')}
      />
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <TextInput {...field('strength')} />
        <NativeSelect
          {...field('dosageForm', t('form'))}
          data={dosageForms.map((value) => ({ value, label: t(`form_${value}`) }))}
        />
        <NativeSelect
          {...field('route')}
          data={routes.map((value) => ({ value, label: t(`route_${value}`) }))}
        />
        <TextInput {...field('category')} />
        <NativeSelect
          {...field('baseUnit')}
          data={baseUnits.map((value) => ({ value, label: t(`unit_${value}`) }))}
        />
        <WholeNumberField {...field('packSize')} />
        <MoneyField {...field('priceMinor', t('price'))} />
        <WholeNumberField {...field('minStockLevel')} />
      </SimpleGrid>
      <Input.Wrapper
        component="fieldset"
        label={t('flags')}
        labelElement="div"
        style={{ border: 0, padding: 0 }}
      >
        <Group>
          <Checkbox {...field('isHighAlert', t('highAlert'))} />
          <Checkbox {...field('isControlled', t('controlled'))} />
          <Checkbox {...field('isAntibiotic', t('antibiotic'))} />
          <Checkbox {...field('isPrescriptionOnly', t('prescriptionOnly'))} />
          <Checkbox {...field('keepsOpened')} />
        </Group>
      </Input.Wrapper>
      <FoldedPart title={t('more')} form={form} fields={more}>
        <TextInput {...field('maker')} />
        <TextInput {...field('code')} autoComplete="off" />
        <NativeSelect
          {...field('pregnancyRisk')}
          data={[
            { value: '', label: t('pregnancy_rules') },
            ...pregnancyRisks.map((value) => ({ value, label: t(`pregnancy_${value}`) })),
          ]}
        />
        <WholeNumberField {...field('minimumAgeMonths')} />
        <Textarea
          label={t('doseLimits')}
          description={t('doseLimitsHint')}
          inputWrapperOrder={labelFirst}
          autosize
          minRows={2}
          {...form.getInputProps('doseLimits')}
        />
      </FoldedPart>
      {(isAsked || loosened.length > 0) && (
        <WitnessFields witness={witness} errors={form.errors} hint={loosenedWords(loosened)} />
      )}
    </FormModal>
  );
}
