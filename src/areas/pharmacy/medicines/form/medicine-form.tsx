import { Checkbox, Group, Input, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useWitness, WitnessFields, witnessRefusals } from '#areas/stock/witness-fields.public.ts';
import { usePerson } from '#client/session.ts';
import { CallError } from '#client/transport.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FoldedPart } from '#ui/form/parts/folded-part.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { baseUnits, dosageForms, pregnancyRisks, routes } from '../../safety/medicine-facts.ts';
import type { Mark } from '../marks/mark.rules.ts';
import { createMedicine, updateMedicine } from '../medicine.calls.ts';
import type { Medicine } from '../medicine.contract.ts';
import { useRefreshMedicines } from '../medicine.hooks.ts';
import { medicineRefusals } from '../medicine.words.ts';
import { t } from '../medicines.texts.ts';
import { t as markWords } from '../marks/marks.texts.ts';
import { loosenedInForm } from './loosened-in-form.ts';
import {
  type MedicineFields,
  type MedicineFormValues,
  medicineSchema,
  medicineValues,
} from './medicine-form.values.ts';

export interface MedicineFormProps {
  /** Edited; a new one is added when left out. */
  medicine?: Medicine;
  onClose: () => void;
  /** Opens the form anew with what somebody else saved. */
  onReload: (current: Medicine) => void;
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
export function MedicineForm({ medicine, onClose, onReload }: MedicineFormProps) {
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
  const { draft, failureActions } = useRecordForm<Medicine, MedicineFormValues, MedicineFields>({
    draftName: 'medicine',
    stored: medicine,
    schema,
    initialValues: medicineValues(medicine, currencyCode),
    create: (fields, submission) => noting(createMedicine({ ...fields, ...witness.fields }, submission)),
    update: (fields, { id: medicineId, version, itemVersion }, submission) =>
      noting(updateMedicine({ ...fields, ...witness.fields, medicineId, version, itemVersion }, submission)),
    failed: () => t(medicine ? 'failedToUpdate' : 'failedToAdd'),
    refusals: { ...medicineRefusals, ...witnessRefusals },
    saved: ({ name }) => t(medicine ? 'wasSaved' : 'wasAdded', { name }),
    remember: useRefreshMedicines(),
    onSaved: onClose,
    onReload,
  });
  const { form } = draft;
  const field = form.getInputProps;
  const loosened = loosenedInForm(schema, form.values, medicine);
  const flag = (
    name: 'isHighAlert' | 'isControlled' | 'isAntibiotic' | 'isPrescriptionOnly' | 'keepsOpened',
  ) => field(name, { type: 'checkbox' });
  return (
    <FormModal
      title={t(medicine ? 'editTitle' : 'addTitle')}
      draft={draft}
      size="xl"
      onClose={onClose}
      submitLabel={t(medicine ? 'save' : 'addMedicine')}
      failureActions={failureActions}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={t('name')}
          description={t('nameHint')}
          inputWrapperOrder={labelFirst}
          required
          data-autofocus
          maxLength={200}
          autoComplete="off"
          {...field('name')}
        />
        <TextInput label={t('genericName')} required maxLength={300} {...field('genericName')} />
      </SimpleGrid>
      <Textarea
        label={t('ingredients')}
        description={t('ingredientsHint')}
        inputWrapperOrder={labelFirst}
        required
        autosize
        {...field('ingredients')}
      />
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <TextInput label={t('strength')} maxLength={100} {...field('strength')} />
        <NativeSelect
          label={t('form')}
          data={dosageForms.map((value) => ({ value, label: t(`form_${value}`) }))}
          {...field('dosageForm')}
        />
        <NativeSelect
          label={t('route')}
          data={routes.map((value) => ({ value, label: t(`route_${value}`) }))}
          {...field('route')}
        />
        <TextInput label={t('category')} required maxLength={100} {...field('category')} />
        <NativeSelect
          label={t('baseUnit')}
          data={baseUnits.map((value) => ({ value, label: t(`unit_${value}`) }))}
          {...field('baseUnit')}
        />
        <WholeNumberField label={t('packSize')} {...field('packSize')} />
        <MoneyField label={t('price')} required {...field('priceMinor')} />
        <WholeNumberField label={t('minStockLevel')} {...field('minStockLevel')} />
      </SimpleGrid>
      <Input.Wrapper
        component="fieldset"
        label={t('flags')}
        labelElement="div"
        style={{ border: 0, padding: 0 }}
      >
        <Group>
          <Checkbox label={t('highAlert')} {...flag('isHighAlert')} />
          <Checkbox label={t('controlled')} {...flag('isControlled')} />
          <Checkbox label={t('antibiotic')} {...flag('isAntibiotic')} />
          <Checkbox label={t('prescriptionOnly')} {...flag('isPrescriptionOnly')} />
          <Checkbox label={t('keepsOpened')} {...flag('keepsOpened')} />
        </Group>
      </Input.Wrapper>
      <FoldedPart title={t('more')} form={form} fields={more}>
        <TextInput label={t('maker')} maxLength={200} {...field('maker')} />
        <TextInput label={t('code')} maxLength={60} autoComplete="off" {...field('code')} />
        <NativeSelect
          label={t('pregnancyRisk')}
          data={[
            { value: '', label: t('pregnancy_rules') },
            ...pregnancyRisks.map((value) => ({ value, label: t(`pregnancy_${value}`) })),
          ]}
          {...field('pregnancyRisk')}
        />
        <WholeNumberField label={t('minimumAgeMonths')} {...field('minimumAgeMonths')} />
        <Textarea
          label={t('doseLimits')}
          description={t('doseLimitsHint')}
          inputWrapperOrder={labelFirst}
          autosize
          minRows={2}
          {...field('doseLimits')}
        />
      </FoldedPart>
      {(isAsked || loosened.length > 0) && (
        <WitnessFields witness={witness} errors={form.errors} hint={loosenedWords(loosened)} />
      )}
    </FormModal>
  );
}
