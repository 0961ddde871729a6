import { toNamedPatient } from '#database/people/named-patient.ts';
import { toRecord } from '#database/to-record.ts';
import { balanceOf } from './day/balance.rules.ts';
import { fluidAmounts, forEachAmount } from './fluid-kinds.words.ts';
import { fluidRecord, type FluidRecord } from './fluid.contract.ts';
import type { FluidRecordRow } from './fluid.queries.ts';

/** A stored row as the record that screens and callers know. */
export function toFluidRecord(row: FluidRecordRow): FluidRecord {
  return toRecord(fluidRecord, row, {
    patient: toNamedPatient(row),
    ...forEachAmount(
      (name) => row.entries.find(({ kind }) => kind === fluidAmounts[name].kind)?.millilitres ?? 0,
    ),
    ...balanceOf(row.entries),
    enteredInError:
      row.error_marked_at === null
        ? null
        : {
            reason: row.error_reason,
            markedByName: row.error_marked_by_name ?? '',
            markedAt: row.error_marked_at,
          },
  });
}

/** The record's own values without what the patient and people are called, for the audit trail. */
export function auditValues({
  recordedByName: _recordedByName,
  enteredInError: _enteredInError,
  replacedBy: _replacedBy,
  patient,
  ...values
}: FluidRecord) {
  return { ...values, patientId: patient.id };
}
