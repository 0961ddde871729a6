import { useRef, useState } from 'react';
import type { Submission } from '#client/remote.ts';
import { bookAppointment, updateAppointment } from '../../appointments/appointment.calls.ts';
import type { Appointment } from '../../appointments/appointment.contract.ts';
import { isClosed } from '../../appointments/appointment.words.ts';
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

/** Books or changes the appointment of a form, and remembers what it clashes with when it is refused. */
export function useSaveAppointment() {
  const [clashes, setClashes] = useState<readonly Clash[]>();
  const allowance = useRef<Allowance>(undefined);

  function inputOf(fields: AppointmentFields) {
    const reason = reasonFor(fields, allowance.current);
    return { ...fields, ...(reason !== undefined && { bookAnyway: { reason } }) };
  }

  async function keepingClashes(write: Promise<Appointment>): Promise<Appointment> {
    try {
      return await write;
    } catch (error) {
      setClashes(clashesOf(error));
      throw error;
    }
  }

  return {
    create: (fields: AppointmentFields, submission: Submission) =>
      keepingClashes(bookAppointment(inputOf(fields), submission)),
    update: (fields: AppointmentFields, stored: Appointment, submission: Submission) => {
      const { title, description, notes, ...rest } = inputOf(fields);
      // Words that the reader cannot see stay as they are.
      const changes = isClosed(stored) ? rest : { ...rest, title, description, notes };
      const { id: appointmentId, version } = stored;
      return keepingClashes(updateAppointment({ ...changes, appointmentId, version }, submission));
    },
    clashes,
    forgetClash: () => setClashes(undefined),
    /** Lets these values be saved over what they clash with. */
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
