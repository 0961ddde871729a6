import { toNamedPatient } from '#database/people/named-patient.ts';
import { toRecord } from '#database/to-record.ts';
import { bedTransfer, type BedTransfer } from './bed-transfer.contract.ts';
import type { TransferRow } from './bed-transfer.queries.ts';

/** A stored row as the record that screens and callers know. */
export function toTransfer(row: TransferRow): BedTransfer {
  const isApproved = row.status_now === 'approved';
  const isLapsed = row.status_now === 'pending';
  return toRecord(bedTransfer, row, {
    status: row.status_now,
    heldUntil: isApproved ? row.held_until : null,
    approvedBy: isLapsed ? null : row.approved_by,
    approvedByName: isLapsed ? null : row.approved_by_name,
    approvedAt: isLapsed ? null : row.approved_at,
    patient: toNamedPatient(row),
    fromBed: {
      id: row.from_bed_id,
      bedNumber: row.from_bed_number,
      wardId: row.from_ward_id,
      wardName: row.from_ward_name,
    },
    toBed: {
      id: row.to_bed_id,
      bedNumber: row.to_bed_number,
      wardId: row.to_ward_id,
      wardName: row.to_ward_name,
    },
  });
}

/** The record's own values without what patient and beds are called, for the audit trail. */
export function auditValues({
  admissionNumber: _admissionNumber,
  requestedByName: _requestedByName,
  approvedByName: _approvedByName,
  patient,
  fromBed,
  toBed,
  ...values
}: BedTransfer) {
  return { ...values, patientId: patient.id, fromBedId: fromBed.id, toBedId: toBed.id };
}
