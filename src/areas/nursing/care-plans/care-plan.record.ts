import { toNamedPatient } from '#database/people/named-patient.ts';
import { toRecord } from '#database/to-record.ts';
import { carePlan, type CarePlan, evaluation, intervention } from './care-plan.contract.ts';
import type { EvaluationRow, InterventionRow, PlanRow } from './care-plan.queries.ts';

/** A plan with what is done by it and how it went. */
export function toCarePlan(
  row: PlanRow,
  interventions: readonly InterventionRow[],
  evaluations: readonly EvaluationRow[],
): CarePlan {
  return toRecord(carePlan, row, {
    patient: toNamedPatient(row),
    interventions: interventions
      .filter(({ care_plan_id }) => care_plan_id === row.id)
      .map((one) => toRecord(intervention, one)),
    evaluations: evaluations
      .filter(({ care_plan_id }) => care_plan_id === row.id)
      .map((one) => toRecord(evaluation, one, { at: one.evaluated_at })),
  });
}

/** The plan's own values without what people are called, for the audit trail. */
export function auditValues({ createdByName: _createdByName, patient, ...values }: CarePlan) {
  return { ...values, patientId: patient.id };
}
