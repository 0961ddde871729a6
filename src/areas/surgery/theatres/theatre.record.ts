import { toRecord } from '#database/to-record.ts';
import { type Theatre, theatre } from './theatre.contract.ts';
import type { TheatreRow } from './theatre.queries.ts';

/** A stored row as the record that screens and callers know. */
export function toTheatre(row: TheatreRow): Theatre {
  return toRecord(theatre, row, {
    currentCase:
      row.current_case_id === null || row.patient_id === null
        ? null
        : {
            id: row.current_case_id,
            caseNumber: row.case_number ?? '',
            patient: {
              id: row.patient_id,
              isRestricted: row.patient_is_restricted ?? true,
              firstName: row.patient_first_name ?? '',
              lastName: row.patient_last_name ?? '',
            },
            procedureName: row.procedure_name,
          },
    cleaningBy: row.cleaning_by === null ? null : { id: row.cleaning_by, name: row.cleaner_name ?? '' },
  });
}

/** The record's own values without what case and person are called, for the audit trail. */
export function auditValues({ currentCase, cleaningBy, ...values }: Theatre) {
  return { ...values, currentCaseId: currentCase?.id ?? null, cleaningBy: cleaningBy?.id ?? null };
}
