import { toRecord } from '#database/to-record.ts';
import { toNamedPatient } from '#database/people/named-patient.ts';
import { wardOrder, type WardOrder } from './ward-order.contract.ts';
import type { WardOrderRow } from './ward-order.queries.ts';

/** A stored order as the record that screens and callers know. */
export function toWardOrder(row: WardOrderRow): WardOrder {
  const { acknowledged_at: readAt } = row;
  return toRecord(wardOrder, row, {
    patient: toNamedPatient(row),
    order: row.facts,
    ordered: { name: row.ordered_by_name, at: row.ordered_at },
    changed: { name: row.state_by_name, at: row.state_at },
    reason: row.state_reason,
    acknowledgement: readAt === null ? null : { name: row.acknowledged_by_name ?? '', at: readAt },
  });
}

/** The order's own values for the audit trail. */
export function auditValues({ order, note, setName, state, reason, acknowledgement, patient }: WardOrder) {
  return {
    patientId: patient.id,
    order,
    note,
    setName,
    state,
    reason,
    isAcknowledged: acknowledgement !== null,
  };
}
