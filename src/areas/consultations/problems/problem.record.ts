import { toRecord } from '#database/to-record.ts';
import { type Problem, problem } from './problem.contract.ts';
import type { ProblemRow } from './problem.queries.ts';

/** A stored row as the record that screens and callers know. */
export function toProblem(row: ProblemRow): Problem {
  return toRecord(problem, row);
}

/** The record's own values without what people are called, for the audit trail. */
export function auditValues(
  { recordedByName: _recordedByName, changedByName: _changedByName, ...values }: Problem,
  patientId: string,
) {
  return { ...values, patientId };
}
