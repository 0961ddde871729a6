import { Autocomplete, type OptionsFilter, TextInput } from '@mantine/core';
import { z } from 'zod';
import { UserPicker } from '#areas/people/user-picker.public.tsx';
import type { EditedRecordDialog } from '#screens/form/edited-record.tsx';
import { useRegisterForm } from '#screens/register/use-register-form.ts';
import { storedValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { createDoctor, updateDoctor } from '../doctor.calls.ts';
import { type Doctor, doctorFields } from '../doctor.contract.ts';
import { useRefreshDoctors } from '../doctor.hooks.ts';
import { t } from '../doctors.texts.ts';

const schema = z.strictObject({
  ...doctorFields,
  userId: z.string().transform((id) => id || null),
});

export interface DoctorFormProps extends EditedRecordDialog<Doctor> {
  /** Undefined for a new one. */
  doctor: Doctor | undefined;
  /** Specialties that doctors of the hospital already have. */
  specialties: readonly string[];
}

/** Adds a doctor or changes name, specialty and account of one. */
export function DoctorForm({ doctor, specialties, ...dialog }: DoctorFormProps) {
  const { field, modal } = useRegisterForm({
    words: t,
    draftName: 'doctor',
    stored: doctor,
    schema,
    initialValues: storedValues(schema, doctor),
    create: createDoctor,
    update: (fields, { id: doctorId, version }, submission) =>
      updateDoctor({ ...fields, doctorId, version }, submission),
    remember: useRefreshDoctors(),
    ...dialog,
  });

  return (
    <FormModal {...modal}>
      <TextInput {...field('name')} placeholder={t('nameExample')} autoComplete="off" data-autofocus />
      <Autocomplete
        {...field('specialty')}
        data={specialtiesToOffer(specialties)}
        filter={withoutWhatIsTyped}
      />
      <UserPicker {...field('userId', t('account'))} description={t('accountHint')} />
    </FormModal>
  );
}

/** What the hospital already has together with common ones, each once. */
function specialtiesToOffer(present: readonly string[]): string[] {
  const common = [t('internalMedicine'), t('cardiology'), t('pediatrics')];
  return [...new Set([...common, ...present])].toSorted((a, b) => a.localeCompare(b));
}

// A list with nothing but the typed text in it would cover the buttons below.
const withoutWhatIsTyped: OptionsFilter = ({ options, search }) => {
  const typed = search.trim().toLocaleLowerCase();
  return options.filter((option) => {
    const label = 'label' in option ? option.label.toLocaleLowerCase() : '';
    return label.includes(typed) && label !== typed;
  });
};
