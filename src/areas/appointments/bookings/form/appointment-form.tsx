import { Button, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { PatientPicker } from '#areas/patients/patient-picker.public.ts';
import { fieldErrorsOf, CallError } from '#client/transport.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { type DraftForm, useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { spanWords, refusalWords } from '../../appointments/appointment.words.ts';
import {
  type Appointment,
  appointmentStatuses,
  appointmentTypes,
} from '../../appointments/appointment.contract.ts';
import { useRememberAppointment } from '../../appointments/appointment.hooks.ts';
import { t } from '../../appointments/appointments.texts.ts';
import { ClashDialog } from './clash-dialog.tsx';
import type { BookingStart } from '../../appointments/list/use-desk.ts';
import { DoctorPicker } from './doctor-picker.tsx';
import {
  appointmentFormSchema,
  type AppointmentFormValues,
  endFor,
  newValues,
  valuesOf,
} from './appointment-form.values.ts';
import { useSaveAppointment } from './use-save-appointment.ts';

type Draft = DraftForm<AppointmentFormValues>;

export interface AppointmentFormProps {
  /** Edited; a new one is booked when left out. */
  appointment?: Appointment;
  /** What a new one starts with. */
  start?: BookingStart;
  onClose: () => void;
  /** Opens the form anew with what somebody else saved. */
  onReload?: (current: Appointment) => void;
}

/** Books an appointment or changes one. */
export function AppointmentForm({ appointment, start = {}, onClose, onReload }: AppointmentFormProps) {
  const format = useFormat();
  const remember = useRememberAppointment();
  const [schema] = useState(appointmentFormSchema);
  const [current, setCurrent] = useState<Appointment>();
  const { save, clashes, forgetClash, allow } = useSaveAppointment(appointment);

  function describeFailure(error: unknown): string | null {
    if (Object.keys(fieldErrorsOf(error)).length > 0) return null;
    const isStale = error instanceof CallError && error.code === 'STALE';
    setCurrent(isStale ? (error.facts['current'] as Appointment) : undefined);
    const failure = appointment ? t('failedToUpdate') : t('failedToCreate');
    return [failure, refusalWords(error)].filter(Boolean).join('. ');
  }

  const draft: Draft = useDraftForm({
    schema,
    initialValues: appointment ? valuesOf(appointment) : newValues(start),
    draftKey: appointment ? `appointment.${appointment.id}.${appointment.version}` : draftKeyOf(start),
    save,
    describeFailure,
    onSaved: (saved: Appointment) => {
      remember(saved);
      notifySuccess(appointment ? t('wasSaved') : t('wasBooked', { when: spanWords(saved, format) }));
      onClose();
    },
  });

  function reload() {
    if (!current) return;
    draft.discard();
    remember(current);
    onReload?.(current);
  }

  return (
    <>
      <FormModal
        title={appointment ? t('editTitle') : t('schedule')}
        draft={draft}
        onClose={onClose}
        submitLabel={appointment ? t('save') : t('schedule')}
        failureActions={
          <>
            {current && onReload && (
              <Button size="xs" variant="default" onClick={reload}>
                {t('showCurrent')}
              </Button>
            )}
          </>
        }
      >
        <AppointmentInputs draft={draft} appointment={appointment} />
      </FormModal>
      {clashes && (
        <ClashDialog
          clashes={clashes}
          onClose={forgetClash}
          onBookAnyway={(reason) => {
            allow(draft.form.values, reason);
            draft.submit();
          }}
        />
      )}
    </>
  );
}

function draftKeyOf({ patientId, startTime }: BookingStart): string {
  return ['appointment.new', patientId, startTime].filter(Boolean).join('.');
}

function AppointmentInputs({ draft, appointment }: { draft: Draft; appointment: Appointment | undefined }) {
  const { form } = draft;
  const startProps = form.getInputProps('startTime');

  function changeStart(startTime: string) {
    if (startTime) form.setFieldValue('endTime', endFor(startTime, form.values));
    startProps.onChange(startTime);
  }

  return (
    <>
      <PatientPicker
        label={t('patient')}
        required
        {...form.getInputProps('patientId')}
        known={appointment?.patient}
        {...(!appointment && { 'data-autofocus': true })}
      />
      <DoctorPicker label={t('doctor')} {...form.getInputProps('doctorId')} known={appointment?.doctor} />
      <TextInput label={t('appointmentTitle')} required maxLength={200} {...form.getInputProps('title')} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <DateTimeField label={t('start')} required {...startProps} onChange={changeStart} />
        <DateTimeField label={t('end')} required {...form.getInputProps('endTime')} />
        <NativeSelect
          label={t('type')}
          data={appointmentTypes.map((value) => ({ value, label: t(`type_${value}`) }))}
          {...form.getInputProps('type')}
        />
        <NativeSelect
          label={t('status')}
          data={appointmentStatuses.map((value) => ({ value, label: t(`status_${value}`) }))}
          {...form.getInputProps('status')}
        />
      </SimpleGrid>
      <Textarea label={t('description')} autosize minRows={2} {...form.getInputProps('description')} />
      <Textarea label={t('notes')} autosize minRows={2} {...form.getInputProps('notes')} />
    </>
  );
}
