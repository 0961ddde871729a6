import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import { type AppointmentRow, withNames } from '../appointments/appointment.queries.ts';
import { earliestStartReaching, type TimeSpan } from '../appointments/appointment.rules.ts';

export type StoredAppointment = RowOf<'appointment'>;

export const appointmentRows = versionedRows('appointment');

/** The maximum number of clashing appointments that a refusal names. */
const maxClashes = 10;

/** More than anybody has booked for the time to come. */
const maxUpcoming = 200;

/** What takes time of the doctor within the span, those booked anyway as well, but not the one named. */
export function selectClashes(
  db: Db,
  tenantId: string,
  span: TimeSpan & { doctorId: string; exceptId: string },
): Promise<AppointmentRow[]> {
  return withNames(db, tenantId)
    .where('appointment.doctor_id', '=', span.doctorId)
    .where('appointment.start_time', '>', earliestStartReaching(span.startTime))
    .where('appointment.start_time', '<', span.endTime)
    .where('appointment.end_time', '>', span.startTime)
    .where('appointment.status', '<>', 'cancelled')
    .where('appointment.id', '<>', span.exceptId)
    .orderBy('appointment.start_time')
    .orderBy('appointment.id')
    .limit(maxClashes)
    .execute();
}

/** The planned appointments of a patient from an instant on, as far as one call cancels them. */
export function selectUpcoming(
  db: Db,
  tenantId: string,
  { patientId, from }: { patientId: string; from: string },
): Promise<Pick<StoredAppointment, 'id' | 'version'>[]> {
  return db
    .selectFrom('appointment')
    .select(['id', 'version'])
    .where('tenant_id', '=', tenantId)
    .where('patient_id', '=', patientId)
    .where('start_time', '>=', from)
    .where('status', 'in', ['scheduled', 'confirmed'])
    .orderBy('start_time')
    .orderBy('id')
    .limit(maxUpcoming)
    .execute();
}

export async function insertAppointments(db: Db, rows: StoredAppointment[]): Promise<void> {
  await db.insertInto('appointment').values(rows).execute();
}
