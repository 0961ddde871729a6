import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import type { Appointment } from '../../appointments/appointment.contract.ts';
import { useDoctors } from '../../doctors/doctor.hooks.ts';
import { t } from '../../appointments/appointments.texts.ts';

export interface DoctorPickerProps extends Omit<NativeSelectProps, 'value' | 'onChange' | 'data'> {
  value?: string | null;
  onChange?: (doctorId: string | null) => void;
  /** The doctor of the appointment so far, who may have become inactive. */
  known?: Appointment['doctor'] | undefined;
}

/** Chooses an active doctor, or nobody yet. */
export function DoctorPicker({ value, onChange, known, ...props }: DoctorPickerProps) {
  const { data } = useDoctors();
  const active = data?.rows ?? [];
  const doctors = known && !active.some(({ id }) => id === known.id) ? [known, ...active] : active;
  return (
    <NativeSelect
      {...props}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange?.(currentTarget.value || null)}
      data={[
        { value: '', label: t('noDoctor') },
        ...doctors.map(({ id, name, specialty }) => ({
          value: id,
          label: t('doctorOption', { name, specialty }),
        })),
      ]}
    />
  );
}
