import { Autocomplete, Button, type OptionsFilter, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { UserPicker } from '#areas/people/user-picker.public.tsx';
import { Submission } from '#client/remote.ts';
import { CallError, fieldErrorsOf } from '#client/transport.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { createDoctor, updateDoctor } from '../../appointments/appointment.calls.ts';
import { type Doctor, doctorFields } from '../doctor.contract.ts';
import { refusalWords } from '../doctor.words.ts';
import { t } from '../doctors.texts.ts';

const schema = z.strictObject({ ...doctorFields, userId: z.string() });

export interface DoctorFormProps {
  /** Edited; a new one is added when left out. */
  doctor?: Doctor;
  /** Specialties that doctors of the hospital already have. */
  specialties: readonly string[];
  onClose: () => void;
  /** Opens the form anew with what somebody else saved. */
  onReload: (current: Doctor) => void;
}

/** Adds a doctor or changes name and specialty of one. */
export function DoctorForm({ doctor, specialties, onClose, onReload }: DoctorFormProps) {
  const queries = useQueryClient();
  const [current, setCurrent] = useState<Doctor>();
  const refresh = () => void queries.invalidateQueries({ queryKey: ['appointments'] });

  function describeFailure(error: unknown): string | null {
    if (Object.keys(fieldErrorsOf(error)).length > 0) return null;
    const isStale = error instanceof CallError && error.code === 'STALE';
    setCurrent(isStale ? (error.facts['current'] as Doctor) : undefined);
    return [t(doctor ? 'failedToUpdate' : 'failedToAdd'), refusalWords(error)].filter(Boolean).join('. ');
  }

  const draft = useDraftForm({
    schema,
    initialValues: {
      name: doctor?.name ?? '',
      specialty: doctor?.specialty ?? '',
      userId: doctor?.userId ?? '',
    },
    draftKey: doctor ? `doctor.${doctor.id}.${doctor.version}` : 'doctor.new',
    save: ({ userId, ...rest }, submissionKey) => {
      const submission = new Submission(submissionKey);
      const fields = { ...rest, userId: userId || null };
      if (!doctor) return createDoctor(fields, submission);
      return updateDoctor({ ...fields, doctorId: doctor.id, version: doctor.version }, submission);
    },
    describeFailure,
    onSaved: ({ name }: Doctor) => {
      refresh();
      notifySuccess(t(doctor ? 'wasSaved' : 'wasAdded', { name }));
      onClose();
    },
  });
  const { form } = draft;

  function reload(stored: Doctor) {
    draft.discard();
    refresh();
    onReload(stored);
  }

  return (
    <FormModal
      title={t(doctor ? 'editTitle' : 'addDoctor')}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t(doctor ? 'save' : 'addDoctor')}
      failureActions={
        current && (
          <Button size="xs" variant="default" onClick={() => reload(current)}>
            {t('showCurrent')}
          </Button>
        )
      }
    >
      <TextInput
        label={t('name')}
        placeholder={t('nameExample')}
        required
        maxLength={200}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Autocomplete
        label={t('specialty')}
        description={t('specialtyHint')}
        required
        maxLength={100}
        data={specialtiesToOffer(specialties)}
        filter={withoutWhatStands}
        {...form.getInputProps('specialty')}
      />
      <UserPicker label={t('account')} description={t('accountHint')} {...form.getInputProps('userId')} />
    </FormModal>
  );
}

/** What the hospital already has together with the usual ones, each once. */
function specialtiesToOffer(present: readonly string[]): string[] {
  const usual = [t('internalMedicine'), t('cardiology'), t('pediatrics')];
  return [...new Set([...usual, ...present])].toSorted((a, b) => a.localeCompare(b));
}

// A list that offers only what is typed already would lie over the buttons below.
const withoutWhatStands: OptionsFilter = ({ options, search }) => {
  const typed = search.trim().toLocaleLowerCase();
  return options.filter((option) => {
    const label = 'label' in option ? option.label.toLocaleLowerCase() : '';
    return label.includes(typed) && label !== typed;
  });
};
