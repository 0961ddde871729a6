import type { LabOrder } from './lab-order.contract.ts';
import type { LabOrderRow } from './lab-order.queries.ts';

/** A stored row as the record that screens and callers know. */
export function toLabOrder(row: LabOrderRow): LabOrder {
  return {
    id: row.id,
    orderNumber: row.order_number,
    patient: {
      id: row.patient_id,
      patientNumber: row.patient_number,
      firstName: row.patient_first_name,
      lastName: row.patient_last_name,
    },
    doctorId: row.doctor_id,
    doctorName: row.doctor_name,
    appointmentId: row.appointment_id,
    tests: row.tests,
    status: row.status,
    priority: row.priority,
    notes: row.notes,
    orderedAt: row.ordered_at,
    collectedAt: row.collected_at,
    completedAt: row.completed_at,
    entered: row.entered,
    verified: row.verified,
    updatedAt: row.updated_at,
    version: row.version,
  };
}

/** The record's own values without what the patient is called and what follows from results, for the audit trail. */
export function auditValues({ patient, tests, entered: _entered, verified: _verified, ...values }: LabOrder) {
  return { ...values, patientId: patient.id, testIds: tests.map((test) => test.id) };
}
