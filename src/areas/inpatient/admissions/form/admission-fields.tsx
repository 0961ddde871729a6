import { Checkbox, Group, NativeSelect, SimpleGrid, TagsInput, Textarea, TextInput } from '@mantine/core';
import { formOfPart } from '#ui/form/fields/form-of.ts';
import type { ReactNode } from 'react';
import { DoctorNameField } from '#areas/appointments/doctor-name-field.public.tsx';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FoldedPart } from '#ui/form/parts/folded-part.tsx';
import { precautions } from '../../beds/bed.contract.ts';
import { t as bedText } from '../../beds/beds.texts.ts';
import { admissionSources, admissionTypes } from '../admission.contract.ts';
import { t } from '../admissions.texts.ts';
import type { SharedValues } from './admission-form.values.ts';

export interface AdmissionFieldsProps {
  form: { values: SharedValues; errors: object };
  /** The record is closed to this person: what the patient came for is neither shown nor changed. */
  isClosed?: boolean;
  /** The field of the bed, for a new admission. */
  bed?: ReactNode;
}

/** What is typed about a new admission and about one that stands, in the order of document 2, section 2. */
export function AdmissionFields({ form: whole, isClosed = false, bed }: AdmissionFieldsProps) {
  const form = formOfPart(whole);
  const field = namedFields(form, t);
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          {...field('admissionType')}
          required
          data={admissionTypes.map((value) => ({ value, label: t(`type_${value}`) }))}
        />
        <NativeSelect
          {...field('admissionSource')}
          data={admissionSources.map((value) => ({ value, label: t(`source_${value}`) }))}
        />
        <DoctorNameField
          label={t('admittingDoctor')}
          description={t('doctorHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required
          {...form.getInputProps('admittingDoctor')}
        />
        <DateTimeField {...field('admittedAt')} />
      </SimpleGrid>
      {bed}
      {!isClosed && <TextInput {...field('primaryDiagnosis')} autoComplete="off" />}
      <MoreFields form={form} isClosed={isClosed} />
    </>
  );
}

const more = [
  'attendingDoctor',
  'estimatedDischargeDate',
  'precautions',
  'secondaryDiagnoses',
  'admissionNotes',
] as const;

/** What is often not known yet on admission. */
function MoreFields({ form: whole, isClosed = false }: AdmissionFieldsProps) {
  const form = formOfPart(whole);
  const field = namedFields(form, t);
  return (
    <FoldedPart title={t('more')} form={form} fields={more}>
      <DoctorNameField label={t('attendingDoctor')} {...form.getInputProps('attendingDoctor')} />
      <DateField {...field('estimatedDischargeDate')} />
      <Checkbox.Group {...field('precautions')} style={{ gridColumn: '1 / -1' }}>
        <Group gap="md" mt={4}>
          {precautions.map((value) => (
            <Checkbox key={value} value={value} label={bedText(`precaution_${value}`)} />
          ))}
        </Group>
      </Checkbox.Group>
      {!isClosed && (
        <>
          <TagsInput
            {...field('secondaryDiagnoses')}
            description={t('diagnosesHint')}
            maxTags={20}
            acceptValueOnBlur
          />
          <Textarea {...field('admissionNotes')} autosize minRows={3} />
        </>
      )}
    </FoldedPart>
  );
}
