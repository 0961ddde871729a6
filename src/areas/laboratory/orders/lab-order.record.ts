import { toNamedPatient } from '#database/people/named-patient.ts';
import { toRecord } from '#database/to-record.ts';
import { labOrder, type LabOrder } from './lab-order.contract.ts';
import type { LabOrderRow } from './lab-order.queries.ts';

/** A stored row as the record that screens and callers know. */
export function toLabOrder(row: LabOrderRow): LabOrder {
  return toRecord(labOrder, row, {
    patient: toNamedPatient(row),
    orderer: row.orderer_id === null ? null : { id: row.orderer_id, name: row.orderer_name ?? '' },
  });
}

/** The record's own values without what the patient is called and what follows from results, for the audit trail. */
export function auditValues(order: LabOrder) {
  const { patient, orderer, tests, entered: _entered, verified: _verified, ...values } = order;
  return {
    ...values,
    patientId: patient.id,
    ordererId: orderer?.id ?? null,
    testIds: tests.map((test) => test.id),
  };
}
