import type { TakeOver } from '../copy.ts';
import { selectByIds } from '../copy.queries.ts';

/** A stored row that may name an appointment of its patient. */
interface Linked {
  appointmentId: string | null;
  patientId: string | null;
}

/**
 * Looks up the appointments that stored rows name, and returns which one a row keeps: null where there is none of that
 * id, or where it is another patient's.
 */
export async function linkedAppointments(
  run: TakeOver,
  rows: readonly Linked[],
): Promise<(row: Linked) => string | null> {
  const ids = rows.flatMap(({ appointmentId }) =>
    appointmentId === null ? [] : run.idOf('appointment', appointmentId),
  );
  const found = await selectByIds(run.db, run.tenantId, 'appointment', ids);
  const patientOf = new Map(found.map((appointment) => [appointment.id, appointment.patient_id]));
  return ({ appointmentId, patientId }) => {
    if (appointmentId === null || patientId === null) return null;
    const id = run.idOf('appointment', appointmentId);
    return patientOf.get(id) === run.idOf('patient', patientId) ? id : null;
  };
}
