import { useRef, useState } from 'react';
import { Submission } from '#client/remote.ts';
import { bookAppointment, updateAppointment } from '../../appointments/appointment.calls.ts';
import type { Appointment } from '../../appointments/appointment.contract.ts';
import type { AppointmentFields } from '../booking.contract.ts';
import { type Clash, clashesOf } from './clash.ts';
import type { AppointmentFormValues } from './appointment-form.values.ts';

/** A reason to book anyway holds for the values it was given for, not for what is typed later. */
interface Allowance {
  startTime: string;
  endTime: string;
  doctorId: string | null;
  reason: string;
}

/** Books or changes the appointment of a form, and keeps what is in the way when it is refused. */
export function useSaveAppointment(appointment: Appointment | undefined) {
  const [clashes, setClashes] = useState<readonly Clash[]>();
  const allowance = useRef<Allowance>(undefined);

  async function save(fields: AppointmentFields, submissionKey: string): Promise<Appointment> {
    const reason = reasonFor(fields, allowance.current);
    const input = { ...fields, ...(reason !== undefined && { bookAnyway: { reason } }) };
    const submission = new Submission(submissionKey);
    try {
      if (!appointment) return await bookAppointment(input, submission);
      const { id, version } = appointment;
      return await updateAppointment({ ...input, appointmentId: id, version }, submission);
    } catch (error) {
      setClashes(clashesOf(error));
      throw error;
    }
  }

  return {
    save,
    clashes,
    forgetClash: () => setClashes(undefined),
    /** Lets these values be saved over what is in the way. */
    allow: ({ startTime, endTime, doctorId }: AppointmentFormValues, reason: string) => {
      allowance.current = { startTime, endTime, doctorId: doctorId ?? null, reason };
      setClashes(undefined);
    },
  };
}

function reasonFor(fields: AppointmentFields, allowance: Allowance | undefined): string | undefined {
  const isSame =
    allowance?.startTime === fields.startTime &&
    allowance.endTime === fields.endTime &&
    allowance.doctorId === fields.doctorId;
  return isSame ? allowance.reason : undefined;
}
