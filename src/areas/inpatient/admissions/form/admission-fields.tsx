import { Checkbox, Group, NativeSelect, SimpleGrid, TagsInput, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { DoctorNameField } from '#areas/appointments/doctor-name-field.public.tsx';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import { precautions } from '../../beds/bed.contract.ts';
import { t as bedText } from '../../beds/beds.texts.ts';
import { admissionSources, admissionTypes } from '../admission.contract.ts';
import { t } from '../admissions.texts.ts';
import type { SharedValues } from './admission-form.values.ts';

export interface AdmissionFieldsProps {
  form: UseFormReturnType<SharedValues>;
  /** The record is closed to this person: what the patient came for is neither shown nor changed. */
  isClosed?: boolean;
}

/** What is typed about a new admission and about one that stands. */
export function AdmissionFields({ form, isClosed = false }: AdmissionFieldsProps) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t('admissionType')}
          required
          data={admissionTypes.map((value) => ({ value, label: t(`type_${value}`) }))}
          {...form.getInputProps('admissionType')}
        />
        <NativeSelect
          label={t('admissionSource')}
          data={admissionSources.map((value) => ({ value, label: t(`source_${value}`) }))}
          {...form.getInputProps('admissionSource')}
        />
        <DoctorNameField
          label={t('admittingDoctor')}
          description={t('doctorHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required
          {...form.getInputProps('admittingDoctor')}
        />
        <DoctorNameField label={t('attendingDoctor')} {...form.getInputProps('attendingDoctor')} />
        <DateTimeField label={t('admittedAt')} {...form.getInputProps('admittedAt')} />
        <DateField label={t('estimatedDischargeDate')} {...form.getInputProps('estimatedDischargeDate')} />
      </SimpleGrid>
      <Checkbox.Group label={t('precautions')} {...form.getInputProps('precautions')}>
        <Group gap="md" mt={4}>
          {precautions.map((value) => (
            <Checkbox key={value} value={value} label={bedText(`precaution_${value}`)} />
          ))}
        </Group>
      </Checkbox.Group>
      {!isClosed && <Findings form={form} />}
    </>
  );
}

/** What the patient came for. */
function Findings({ form }: Pick<AdmissionFieldsProps, 'form'>) {
  return (
    <>
      <TextInput
        label={t('primaryDiagnosis')}
        maxLength={500}
        autoComplete="off"
        {...form.getInputProps('primaryDiagnosis')}
      />
      <TagsInput
        label={t('secondaryDiagnoses')}
        description={t('diagnosesHint')}
        maxTags={20}
        acceptValueOnBlur
        {...form.getInputProps('secondaryDiagnoses')}
      />
      <Textarea
        label={t('admissionNotes')}
        autosize
        minRows={3}
        maxLength={2000}
        {...form.getInputProps('admissionNotes')}
      />
    </>
  );
}
