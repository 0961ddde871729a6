import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useMay } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { Appointment } from './appointments/appointment.contract.ts';
import { useAppointmentPage } from './appointments/appointment.hooks.ts';
import { titleWords } from './appointments/appointment.words.ts';
import { t } from './appointments/appointments.texts.ts';

/** The maximum number of appointments that are offered. */
const maxOffered = 50;

export interface AppointmentSelectProps extends Omit<NativeSelectProps, 'data' | 'value' | 'onChange'> {
  /** The id of the patient, '' while none is chosen. */
  patientId: string;
  /** The id of the appointment, '' for none. */
  value?: string;
  onChange?: (appointmentId: string) => void;
  /** The appointment that the field shows at first. */
  known?: Pick<Appointment, 'id' | 'startTime'> | undefined;
}

/**
 * One of the latest appointments of a patient that were not cancelled, or none; works with `form.getInputProps`. Who
 * may not see appointments sees no field.
 */
export function AppointmentSelect(props: AppointmentSelectProps) {
  const may = useMay();
  if (!may('appointments.read')) return null;
  return props.patientId === '' ? <Field {...props} offered={[]} /> : <PatientsAppointments {...props} />;
}

function PatientsAppointments(props: AppointmentSelectProps) {
  const format = useFormat();
  const query = useAppointmentPage({ patientId: props.patientId, sort: '-start', limit: maxOffered });
  const rows = (query.data?.rows ?? []).filter(
    ({ status, patient }) => status !== 'cancelled' && patient.id === props.patientId,
  );
  const offered = rows.map((row) => ({
    value: row.id,
    label: `${format.dateTime(row.startTime)} · ${titleWords(row)}`,
  }));
  return <Field {...props} offered={offered} error={props.error ?? (query.isError && t('failedToLoad'))} />;
}

interface FieldProps extends AppointmentSelectProps {
  offered: readonly { value: string; label: string }[];
}

function Field({ patientId, value = '', onChange, known, offered, ...props }: FieldProps) {
  const { dateTime } = useFormat();
  const isMissing = known !== undefined && offered.every((one) => one.value !== known.id);
  const older = isMissing ? [{ value: known.id, label: dateTime(known.startTime) }] : [];
  return (
    <NativeSelect
      {...props}
      disabled={patientId === ''}
      value={value}
      data={[{ value: '', label: t('noAppointment') }, ...offered, ...older]}
      onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
    />
  );
}
