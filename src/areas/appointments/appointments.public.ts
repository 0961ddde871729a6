import type { Db } from '#database/tables.ts';
import type { Appointment } from './appointments/appointment.contract.ts';
import { selectAppointment } from './appointments/appointment.queries.ts';
import { doctorRows, selectDoctorOfUser, selectDoctorsNamed } from './doctors/doctor.queries.ts';

export { bookAppointment } from './bookings/booking.service.ts';
export { leaveOn } from './doctors/hours/hours.rules.ts';
export { leavesByAccount } from './doctors/hours/hours.service.ts';
export { completeAppointment } from './bookings/completion.service.ts';

// The rules of the forms, for the imports of lists.
export { doctorInput } from './doctors/doctor.contract.ts';
export { findDoctors, removeNewDoctor } from './doctors/doctor-importing.service.ts';
export { createDoctor, updateDoctor as changeDoctor } from './doctors/doctor.service.ts';
export { weekField } from './doctors/hours/hours.contract.ts';
export { getDoctorHours as readDoctorHours, writeDoctorHours } from './doctors/hours/hours.service.ts';

/** Tables that queries of other areas may read; they are written only by this area. @public */
export const readableTables = ['doctor', 'appointment'] as const;

/** What other areas need to know of an appointment before they refer to it. */
export interface KnownAppointment extends Pick<Appointment, 'id' | 'type' | 'status' | 'startTime'> {
  patientId: string;
  /** Null where none was chosen. */
  doctorName: string | null;
  title: string;
}

/** An appointment by id; undefined when the hospital has none of it. */
export async function findAppointment(
  db: Db,
  tenantId: string,
  id: string,
): Promise<KnownAppointment | undefined> {
  const row = await selectAppointment(db, tenantId, id);
  return (
    row && {
      id: row.id,
      patientId: row.patient_id,
      doctorName: row.doctor_name,
      title: row.title,
      type: row.type,
      status: row.status,
      startTime: row.start_time,
    }
  );
}

/** A doctor by id, with the account they sign in with where there is one; undefined when there is none. */
export async function findDoctor(
  db: Db,
  tenantId: string,
  id: string,
): Promise<{ id: string; name: string; userId: string | null } | undefined> {
  const row = await doctorRows.select(db, tenantId, id);
  return row && { id: row.id, name: row.name, userId: row.user_id };
}

/** The active doctor who signs in with this account; undefined when there is none. */
export async function findDoctorOfUser(
  db: Db,
  tenantId: string,
  userId: string,
): Promise<{ id: string; name: string } | undefined> {
  const row = await selectDoctorOfUser(db, tenantId, userId);
  return row && { id: row.id, name: row.name };
}

/** The one active doctor of this name; undefined where there is none, or several. */
export async function findDoctorNamed(
  db: Db,
  tenantId: string,
  name: string,
): Promise<{ id: string; name: string } | undefined> {
  const [row, another] = await selectDoctorsNamed(db, tenantId, name);
  return row && !another ? { id: row.id, name: row.name } : undefined;
}
