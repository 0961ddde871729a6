import { Autocomplete, type OptionsFilter, TextInput } from '@mantine/core';
import { z } from 'zod';
import { UserPicker } from '#areas/people/user-picker.public.tsx';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
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

export interface DoctorFormProps {
  /** Edited; a new one is added when left out. */
  doctor?: Doctor;
  /** Specialties that doctors of the hospital already have. */
  specialties: readonly string[];
  onClose: () => void;
  /** Opens the form anew with what somebody else saved. */
  onReload: (current: Doctor) => void;
}

/** Adds a doctor or changes name, specialty and account of one. */
export function DoctorForm({ doctor, specialties, onClose, onReload }: DoctorFormProps) {
  const { draft, failureActions } = useRecordForm({
    draftName: 'doctor',
    stored: doctor,
    schema,
    initialValues: storedValues(schema, doctor),
    create: createDoctor,
    update: (fields, { id: doctorId, version }, submission) =>
      updateDoctor({ ...fields, doctorId, version }, submission),
    failed: () => t(doctor ? 'failedToUpdate' : 'failedToAdd'),
    saved: ({ name }) => t(doctor ? 'wasSaved' : 'wasAdded', { name }),
    remember: useRefreshDoctors(),
    onSaved: onClose,
    onReload,
  });
  const field = namedFields(draft.form, t);

  return (
    <FormModal
      title={t(doctor ? 'editTitle' : 'addDoctor')}
      draft={draft}
      onClose={onClose}
      submitLabel={t(doctor ? 'save' : 'addDoctor')}
      failureActions={failureActions}
    >
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
