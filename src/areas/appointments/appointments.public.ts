import type { Db } from '#database/tables.ts';
import { selectAppointment } from './appointment.queries.ts';

/** What other areas need to know of an appointment before they refer to it; undefined when there is none. */
export async function findAppointment(
  db: Db,
  tenantId: string,
  id: string,
): Promise<{ id: string; patientId: string; title: string } | undefined> {
  const row = await selectAppointment(db, tenantId, id);
  return row && { id: row.id, patientId: row.patient_id, title: row.title };
}
