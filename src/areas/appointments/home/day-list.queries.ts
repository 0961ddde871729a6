import type { Db } from '#database/tables.ts';
import { maxHomeItems } from '#kernel/care/home-work.ts';
import { type AppointmentRow, withNames } from '../appointments/appointment.queries.ts';

/** Appointments of a span that are still to come or to be completed, by start. */
export function selectDayList(
  db: Db,
  tenantId: string,
  { doctorId, start, end }: { doctorId: string | undefined; start: string; end: string },
): Promise<AppointmentRow[]> {
  return withNames(db, tenantId)
    .where('appointment.start_time', '>=', start)
    .where('appointment.start_time', '<', end)
    .where('appointment.status', 'in', ['scheduled', 'confirmed'])
    .$if(doctorId !== undefined, (query) => query.where('appointment.doctor_id', '=', doctorId!))
    .orderBy('appointment.start_time')
    .orderBy('appointment.id')
    .limit(maxHomeItems)
    .execute();
}
