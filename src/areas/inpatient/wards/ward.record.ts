import { toRecord } from '#database/to-record.ts';
import { ward, type Ward } from './ward.contract.ts';
import type { WardRow } from './ward.queries.ts';

/** A stored row as the record that screens and callers know. */
export function toWard(row: WardRow): Ward {
  return toRecord(ward, row);
}

/** The record's own values without what is counted, for the audit trail. */
export function auditValues({
  totalBeds: _total,
  availableBeds: _available,
  occupiedBeds: _occupied,
  cleaningBeds: _cleaning,
  maintenanceBeds: _maintenance,
  blockedBeds: _blocked,
  ...values
}: Ward) {
  return values;
}
