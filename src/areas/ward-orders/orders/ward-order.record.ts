import { toNamedPatient } from '#database/named-patient.ts';
import type { WardOrder } from './ward-order.contract.ts';
import type { StayOfOrders, WardOrderRow } from './ward-order.queries.ts';

/** A stored order as the record that screens and callers know. */
export function toWardOrder(row: WardOrderRow): WardOrder {
  const { acknowledged_at: readAt } = row;
  return {
    id: row.id,
    patient: toNamedPatient(row),
    admissionId: row.admission_id,
    order: row.facts,
    note: row.note,
    setName: row.set_name,
    ordered: { name: row.ordered_by_name, at: row.ordered_at },
    state: row.state,
    news: row.news,
    changed: { name: row.state_by_name, at: row.state_at },
    reason: row.state_reason,
    acknowledgement: readAt === null ? null : { name: row.acknowledged_by_name ?? '', at: readAt },
    version: row.version,
  };
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
