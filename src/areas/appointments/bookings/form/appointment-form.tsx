import { NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { PatientPicker } from '#areas/patients/patient-picker.public.ts';
import { isInstant } from '#kernel/time/time-zone.ts';
import { usePerson } from '#client/session.ts';
import { mayChangeState } from '#kernel/access/guarded-states.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import type { NoticeStep } from '#ui/feedback/notify.tsx';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import type { DraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import {
  type Appointment,
  appointmentStatuses,
  appointmentTypes,
} from '../../appointments/appointment.contract.ts';
import { useRememberAppointment } from '../../appointments/appointment.hooks.ts';
import { appointmentRefusals, isClosed, spanWords } from '../../appointments/appointment.words.ts';
import { t } from '../../appointments/appointments.texts.ts';
import {
  appointmentFormSchema,
  type AppointmentFormValues,
  type BookingStart,
  closedFormSchema,
  defaultMs,
  endFor,
  lengthOf,
  newValues,
  valuesOf,
} from './appointment-form.values.ts';
import { useDoctors } from '../../doctors/doctor.hooks.ts';
import { AbsenceHint } from '../../doctors/hours/absence-hint.tsx';
import { ClashDialog } from './clash-dialog.tsx';
import { DoctorPicker } from './doctor-picker.tsx';
import { useSaveAppointment } from './use-save-appointment.ts';

type Draft = DraftForm<AppointmentFormValues>;

export interface AppointmentFormProps {
  /** Edited; a new one is booked when left out. */
  appointment?: Appointment;
  /** What a new one starts with. */
  start?: BookingStart;
  /** What the notice of a new one offers. */
  next?: (booked: Appointment) => readonly NoticeStep[];
  onClose: () => void;
  /** Opens the form anew with what somebody else saved. */
  onReload?: (current: Appointment) => void;
}

/** Books an appointment or changes one. */
export function AppointmentForm({ appointment, start = {}, next, onClose, onReload }: AppointmentFormProps) {
  const format = useFormat();
  const { create, update, clashes, forgetClash, allow } = useSaveAppointment();
  const isWithoutWords = appointment !== undefined && isClosed(appointment);
  const { draft, failureActions } = useRecordForm({
    draftName: appointment ? 'appointment' : draftNameOf(start),
    stored: appointment,
    schema: isWithoutWords ? closedFormSchema : appointmentFormSchema,
    initialValues: appointment ? valuesOf(appointment) : newValues(start),
    create,
    update,
    failed: () => t(appointment ? 'failedToUpdate' : 'failedToCreate'),
    refusals: appointmentRefusals,
    saved: (saved) => (appointment ? t('wasSaved') : t('wasBooked', { when: spanWords(saved, format) })),
    ...(next && { next }),
    remember: useRememberAppointment(),
    onSaved: onClose,
    ...(onReload && { onReload }),
  });

  return (
    <>
      <FormModal
        title={appointment ? t('editTitle') : t('schedule')}
        draft={draft}
        onClose={onClose}
        submitLabel={appointment ? t('save') : t('schedule')}
        failureActions={failureActions}
      >
        <AppointmentInputs
          draft={draft}
          appointment={appointment}
          isPatientKnown={start.patientId !== undefined}
        />
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

function draftNameOf({ patientId, startTime }: BookingStart): string {
  return ['appointment', patientId, startTime].filter(Boolean).join('.');
}

interface InputsProps {
  draft: Draft;
  appointment: Appointment | undefined;
  /** Who comes stands in the form already: what is typed begins after that. */
  isPatientKnown: boolean;
}

function AppointmentInputs({ draft, appointment, isPatientKnown }: InputsProps) {
  const { form } = draft;
  const field = namedFields(form, t);
  const startProps = form.getInputProps('startTime');
  // Kept while the start is typed anew and is no time for a moment.
  const lengthMs = useRef(defaultMs);
  const person = usePerson();
  const doctors = useDoctors().data?.rows ?? [];
  const { doctorId } = form.values;
  const doctor = [appointment?.doctor, ...doctors].find((one) => one?.id === doctorId) ?? undefined;
  const stored = appointment?.status ?? null;
  const isWithWords = appointment === undefined || !isClosed(appointment);
  const statuses = appointmentStatuses.filter((status) =>
    mayChangeState(person, 'appointment', stored, status),
  );

  function changeStart(startTime: string) {
    lengthMs.current = lengthOf(form.values) ?? lengthMs.current;
    if (isInstant(startTime)) form.setFieldValue('endTime', endFor(startTime, lengthMs.current));
    startProps.onChange(startTime);
  }

  return (
    <>
      <PatientPicker
        {...field('patientId', t('patient'))}
        known={appointment?.patient}
        warnOfDeath={(date) => t('patientDied', { date })}
        {...(!appointment && !isPatientKnown && { 'data-autofocus': true })}
      />
      <DoctorPicker
        {...field('doctorId', t('doctor'))}
        {...(isPatientKnown && { 'data-autofocus': true })}
        known={appointment?.doctor}
      />
      {isWithWords && <TextInput {...field('title', t('appointmentTitle'))} />}
      <AbsenceHint doctor={doctor} startTime={form.values.startTime} endTime={form.values.endTime} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <DateTimeField label={t('start')} required {...startProps} onChange={changeStart} />
        <DateTimeField {...field('endTime', t('end'))} />
        <NativeSelect
          {...field('type')}
          data={appointmentTypes.map((value) => ({ value, label: t(`type_${value}`) }))}
        />
        <NativeSelect
          {...field('status')}
          data={statuses.map((value) => ({ value, label: t(`status_${value}`) }))}
        />
      </SimpleGrid>
      {isWithWords && (
        <>
          <Textarea label={t('description')} autosize minRows={2} {...form.getInputProps('description')} />
          <Textarea label={t('notes')} autosize minRows={2} {...form.getInputProps('notes')} />
        </>
      )}
    </>
  );
}
