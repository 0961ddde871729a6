import type { CallContext } from '#server/call-context.ts';
import { seesRestricted } from '#kernel/access/withheld.ts';
import { AppError } from '#kernel/app-error.ts';
import { type PatientRow, patientRows } from '../patients/patient.queries.ts';

export interface OpenedRecord {
  row: PatientRow;
  /** Set when the record is open to this person only because of a running emergency access. */
  emergencyAccessId: string | undefined;
}

/**
 * Opens the record of a patient. Emergency access is looked up for restricted records alone, so that all others
 * cost one query.
 * @throws AppError NOT_FOUND, RECORD_RESTRICTED with what lists show of the patient
 */
export async function openRecord(context: CallContext, patientId: string): Promise<OpenedRecord> {
  const row = await patientRows.select(context.db, context.tenantId, patientId);
  if (!row) throw new AppError('NOT_FOUND');
  if (!row.is_restricted || seesRestricted(context.actor)) return { row, emergencyAccessId: undefined };
  const emergencyAccessId = await context.findEmergencyAccess(patientId);
  if (emergencyAccessId === undefined) throw new AppError('RECORD_RESTRICTED', shownOf(row));
  return { row, emergencyAccessId };
}

function shownOf({ id, patient_number, first_name, last_name }: PatientRow) {
  return { patientId: id, patientNumber: patient_number, firstName: first_name, lastName: last_name };
}
