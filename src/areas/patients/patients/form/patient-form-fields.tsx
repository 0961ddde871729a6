import { Fieldset, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import type { FormOf } from '#ui/form/fields/form-of.ts';
import { type ReactNode, useState } from 'react';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { FoldedPart } from '#ui/form/parts/folded-part.tsx';
import { SteadyPart } from '#ui/form/parts/steady-part.tsx';
import { BirthFields } from './birth-fields.tsx';
import {
  allergyChoices,
  bloodTypeChoices,
  genderChoices,
  maritalChoices,
  statusChoices,
} from './patient-field.words.ts';
import { t } from './patient-form.texts.ts';
import type { PatientFormValues } from './patient-form.values.ts';

interface FieldsProps {
  form: FormOf<PatientFormValues>;
}

export interface PatientFormFieldsProps extends FieldsProps {
  /** The hospital's date: nobody is born after it. */
  today: string;
  hasStatus: boolean;
  /** Those that the patient's list has already; what is typed is added to them. */
  knownAllergies?: string | null;
}

/** The fields that each section shows, or looks at. */
const fieldsOf = {
  birth: ['dateOfBirth', 'birthPrecision', 'dateOfDeath'],
  otherPersonal: ['gender', 'maritalStatus', 'formerNames'],
  documents: ['nationalId', 'passportNumber', 'birthCertificateNumber'],
  contact: ['phone', 'email', 'address'],
  emergency: ['emergencyContact', 'emergencyContactRelationship', 'emergencyContactPhone'],
  medical: ['bloodType', 'allergyStatus', 'allergies', 'medicalHistory'],
  insurance: ['insuranceProvider', 'insuranceNumber'],
  record: ['dateOfDeath', 'status'],
} as const satisfies Record<string, readonly (keyof PatientFormValues)[]>;

// What staff type about patients must not come back as the browser's suggestion for the next one.
const unremembered = { autoComplete: 'off' } as const;

/** Every field of a patient, in sections. */
export function PatientFormFields({ form, today, hasStatus, knownAllergies = null }: PatientFormFieldsProps) {
  return (
    <>
      <PersonalFields form={form} today={today} />
      <SteadyPart form={form} fields={fieldsOf.documents}>
        {() => <DocumentFields form={form} />}
      </SteadyPart>
      <SteadyPart form={form} fields={fieldsOf.contact}>
        {() => <ContactFields form={form} />}
      </SteadyPart>
      <SteadyPart form={form} fields={fieldsOf.emergency}>
        {() => <EmergencyFields form={form} />}
      </SteadyPart>
      <SteadyPart form={form} fields={fieldsOf.medical}>
        {() => <MedicalFields form={form} known={knownAllergies} />}
      </SteadyPart>
      <SteadyPart form={form} fields={fieldsOf.insurance}>
        {() => <InsuranceFields form={form} />}
      </SteadyPart>
      <SteadyPart form={form} fields={fieldsOf.record}>
        {() => <RecordFields form={form} today={today} hasStatus={hasStatus} />}
      </SteadyPart>
    </>
  );
}

/** What becomes of a record; of a new one hardly anything. */
function RecordFields({ form, today, hasStatus }: PatientFormFieldsProps) {
  const death = (
    <DateField
      label={t('dateOfDeath')}
      description={t('dateOfDeathHint')}
      max={today}
      century="past"
      {...form.getInputProps('dateOfDeath')}
    />
  );
  if (!hasStatus) {
    return (
      <FoldedPart title={t('record')} form={form} fields={['dateOfDeath']}>
        {death}
      </FoldedPart>
    );
  }
  return (
    <Section title={t('record')}>
      {death}
      <NativeSelect
        label={t('status')}
        description={t('statusHint')}
        data={statusChoices(form.values.dateOfDeath !== '')}
        disabled={form.values.dateOfDeath !== ''}
        {...form.getInputProps('status')}
      />
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fieldset legend={title} p="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="sm">
        {children}
      </SimpleGrid>
    </Fieldset>
  );
}

const wide = { style: { gridColumn: '1 / -1' } };

function PersonalFields({ form, today }: FieldsProps & { today: string }) {
  // The search may have told the name already: what is typed begins after that.
  const [first] = useState(() =>
    (['firstName', 'lastName', 'dateOfBirth'] as const).find((name) => form.values[name] === ''),
  );
  const name = (field: 'firstName' | 'lastName') => (
    <TextInput
      {...unremembered}
      required={field === 'firstName'}
      label={t(field)}
      {...(first === field && { 'data-autofocus': true })}
      {...form.getInputProps(field)}
    />
  );
  return (
    <Section title={t('personal')}>
      {name('firstName')}
      {name('lastName')}
      <SteadyPart form={form} fields={fieldsOf.birth}>
        {() => <BirthFields form={form} today={today} isFirst={first === 'dateOfBirth'} />}
      </SteadyPart>
      <SteadyPart form={form} fields={fieldsOf.otherPersonal}>
        {() => <OtherPersonalFields form={form} />}
      </SteadyPart>
    </Section>
  );
}

function OtherPersonalFields({ form }: FieldsProps) {
  return (
    <>
      <NativeSelect required label={t('gender')} data={genderChoices()} {...form.getInputProps('gender')} />
      <NativeSelect
        label={t('maritalStatus')}
        data={maritalChoices()}
        {...form.getInputProps('maritalStatus')}
      />
      <TextInput
        {...unremembered}
        label={t('formerNames')}
        description={t('formerNamesHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.getInputProps('formerNames')}
      />
    </>
  );
}

function DocumentFields({ form }: FieldsProps) {
  return (
    <FoldedPart title={t('documents')} form={form} fields={fieldsOf.documents}>
      <TextInput {...unremembered} label={t('nationalId')} {...form.getInputProps('nationalId')} />
      <TextInput {...unremembered} label={t('passportNumber')} {...form.getInputProps('passportNumber')} />
      <TextInput
        {...unremembered}
        label={t('birthCertificateNumber')}
        {...form.getInputProps('birthCertificateNumber')}
      />
    </FoldedPart>
  );
}

function ContactFields({ form }: FieldsProps) {
  return (
    <Section title={t('contact')}>
      <TextInput {...unremembered} type="tel" label={t('phone')} {...form.getInputProps('phone')} />
      <TextInput {...unremembered} type="email" label={t('email')} {...form.getInputProps('email')} />
      <Textarea
        {...unremembered}
        {...wide}
        autosize
        minRows={2}
        label={t('address')}
        {...form.getInputProps('address')}
      />
    </Section>
  );
}

function EmergencyFields({ form }: FieldsProps) {
  return (
    <FoldedPart title={t('emergency')} form={form} fields={fieldsOf.emergency}>
      <TextInput
        {...unremembered}
        {...wide}
        label={t('emergencyContact')}
        {...form.getInputProps('emergencyContact')}
      />
      <TextInput
        {...unremembered}
        label={t('emergencyContactRelationship')}
        {...form.getInputProps('emergencyContactRelationship')}
      />
      <TextInput
        {...unremembered}
        type="tel"
        label={t('emergencyContactPhone')}
        {...form.getInputProps('emergencyContactPhone')}
      />
    </FoldedPart>
  );
}

function MedicalFields({ form, known }: FieldsProps & { known: string | null }) {
  return (
    <Section title={t('medical')}>
      <NativeSelect label={t('bloodType')} data={bloodTypeChoices()} {...form.getInputProps('bloodType')} />
      {known === null ? (
        <NativeSelect
          label={t('allergyStatus')}
          data={allergyChoices()}
          {...form.getInputProps('allergyStatus')}
        />
      ) : (
        <TextInput label={t('allergiesKnown')} description={t('allergiesEnd')} readOnly value={known} />
      )}
      <Textarea
        {...unremembered}
        {...wide}
        autosize
        minRows={2}
        label={t(known === null ? 'allergies' : 'furtherAllergies')}
        description={t('allergiesHint')}
        {...form.getInputProps('allergies')}
      />
      <Textarea
        {...unremembered}
        {...wide}
        autosize
        minRows={3}
        maxRows={16}
        label={t('medicalHistory')}
        {...form.getInputProps('medicalHistory')}
      />
    </Section>
  );
}

function InsuranceFields({ form }: FieldsProps) {
  return (
    <FoldedPart title={t('insurance')} form={form} fields={fieldsOf.insurance}>
      <TextInput
        {...unremembered}
        label={t('insuranceProvider')}
        {...form.getInputProps('insuranceProvider')}
      />
      <TextInput {...unremembered} label={t('insuranceNumber')} {...form.getInputProps('insuranceNumber')} />
    </FoldedPart>
  );
}
