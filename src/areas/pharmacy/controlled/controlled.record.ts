import { toNamedPatient } from '#database/people/named-patient.ts';
import { toRecord } from '#database/to-record.ts';
import { controlledStock, type ControlledStock, entry, type RegisterEntry } from './controlled.contract.ts';
import type { ControlledRow, EntryRow } from './controlled.queries.ts';

export function toControlledStock(row: ControlledRow): ControlledStock {
  return toRecord(controlledStock, row, {
    place: { id: row.place_id, name: row.place_name },
    lastCount:
      row.counted_at === null
        ? null
        : {
            countedAt: row.counted_at,
            countedQuantity: row.counted_quantity!,
            expectedQuantity: row.expected_quantity!,
            countedByName: row.counted_by_name!,
            witnessedByName: row.witnessed_by_name!,
          },
  });
}

export function toEntry(row: EntryRow): RegisterEntry {
  const { patient_id: patientId } = row;
  return toRecord(entry, row, {
    patient: patientId === null ? null : toNamedPatient({ ...row, patient_id: patientId }),
  });
}
