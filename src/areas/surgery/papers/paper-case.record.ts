import type { PaperCase, PaperPatient } from './paper-case.contract.ts';
import type { PaperCaseRow } from './paper-case.queries.ts';

/** Case and patient of a stored paper as its record names them. */
export function paperOf(row: PaperCaseRow): { case: PaperCase; patient: PaperPatient } {
  return {
    case: {
      id: row.case_id,
      caseNumber: row.case_number,
      procedureName: row.procedure_name,
      status: row.case_status,
      urgency: row.urgency,
      scheduledStart: row.scheduled_start,
      surgeonId: row.case_surgeon_id,
      surgeonName: row.surgeon_name,
    },
    patient: {
      id: row.patient_id,
      isRestricted: row.is_restricted,
      patientNumber: row.patient_number,
      firstName: row.patient_first_name,
      lastName: row.patient_last_name,
    },
  };
}
