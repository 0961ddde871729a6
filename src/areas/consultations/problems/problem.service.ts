import { openRecord } from '#areas/patients/patients.public.ts';
import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { normalizeText } from '#database/search/normal-text.ts';
import { todayOf } from '#kernel/time/today.ts';
import { requireDiagnosis } from '../diagnoses/diagnosis.service.ts';
import { selectOldText } from '../old-text/old-text.queries.ts';
import { linesToReview } from '../old-text/old-text.rules.ts';
import { reviewLine } from '../old-text/old-text.service.ts';
import type * as contract from './problem.contract.ts';
import type { PatientProblems, Problem } from './problem.contract.ts';
import { issue } from './problem.issues.ts';
import { insertProblems, problemRows, selectProblems, type StoredProblem } from './problem.queries.ts';
import { auditValues, toProblem } from './problem.record.ts';

/** @throws AppError NOT_FOUND, RECORD_RESTRICTED */
export async function listProblems(
  context: CallContext,
  { patientId }: CallInput<typeof contract.listProblems>,
): Promise<PatientProblems> {
  await openRecord(context, patientId);
  return readAll(context, patientId);
}

/** @throws AppError NOT_FOUND, RECORD_RESTRICTED, INVALID_INPUT at the field */
export async function recordProblem(
  context: CallContext,
  { patientId, oldLine, ...fields }: CallInput<typeof contract.recordProblem>,
): Promise<PatientProblems> {
  const { db, tenantId, actor, clock } = context;
  await openRecord(context, patientId);
  refuseFuture(context, { since: fields.since });
  const chosen = fields.diagnosisId ? await requireDiagnosis(context, fields.diagnosisId) : undefined;
  const now = clock.now().toISOString();
  const row: StoredProblem = {
    tenant_id: tenantId,
    id: newId(),
    patient_id: patientId,
    diagnosis_id: fields.diagnosisId,
    code: chosen?.code ?? null,
    title: fields.title,
    title_key: normalizeText(fields.title),
    certainty: fields.certainty,
    since: fields.since,
    notes: fields.notes,
    status: 'active',
    resolved_on: null,
    status_reason: null,
    recorded_by: actor.userId,
    recorded_at: now,
    changed_by: actor.userId,
    joined_from: null,
    updated_at: now,
    version: 1,
  };
  await refusing(insertProblems(db, [row]), {
    patient_problem_once: () => invalidFields({ title: issue('alreadyRecorded') }),
  });
  if (oldLine) {
    await reviewLine(context, { patientId, field: 'medicalHistory', line: oldLine, outcome: 'taken-over' });
  }
  const all = await readAll(context, patientId);
  context.audit({
    action: 'CREATE',
    resource: 'problems',
    resourceId: row.id,
    newValues: auditValues(one(all, row.id), patientId),
  });
  context.announce(`problems/${patientId}`);
  return all;
}

/** @throws AppError NOT_FOUND, RECORD_RESTRICTED, STALE with what is stored, WRONG_STATE */
export async function updateProblem(
  context: CallContext,
  { problemId, version, certainty, since, notes }: CallInput<typeof contract.updateProblem>,
): Promise<PatientProblems> {
  return change(context, { problemId, version }, () => {
    refuseFuture(context, { since });
    return { certainty, since, notes };
  });
}

/** @throws AppError NOT_FOUND, RECORD_RESTRICTED, STALE with what is stored, WRONG_STATE, INVALID_INPUT at the field */
export async function resolveProblem(
  context: CallContext,
  { problemId, version, resolvedOn }: CallInput<typeof contract.resolveProblem>,
): Promise<PatientProblems> {
  return change(context, { problemId, version }, ({ since }) => {
    refuseFuture(context, { resolvedOn });
    if (since !== null && resolvedOn < since) {
      throw invalidFields({ resolvedOn: issue('resolvedBeforeSince') });
    }
    return { status: 'resolved', resolved_on: resolvedOn };
  });
}

/** @throws AppError NOT_FOUND, RECORD_RESTRICTED, STALE with what is stored, WRONG_STATE */
export async function markProblemInError(
  context: CallContext,
  { problemId, version, reason }: CallInput<typeof contract.markProblemInError>,
): Promise<PatientProblems> {
  const values = { status: 'entered-in-error', status_reason: reason, resolved_on: null } as const;
  return change(context, { problemId, version }, () => values);
}

/** Changes an active problem. */
async function change(
  context: CallContext,
  { problemId, version }: { problemId: string; version: number },
  valuesFor: (stored: StoredProblem) => Partial<StoredProblem>,
): Promise<PatientProblems> {
  const { db, tenantId, actor, clock } = context;
  const stored = await problemRows.select(db, tenantId, problemId);
  if (!stored) throw new AppError('NOT_FOUND');
  const patientId = stored.patient_id;
  await openRecord(context, patientId);
  const before = await readAll(context, patientId);
  if (stored.version !== version) throw new AppError('STALE', { current: one(before, problemId) });
  if (stored.status !== 'active') throw new AppError('WRONG_STATE', { state: stored.status });
  const written = await problemRows.update(
    db,
    { tenantId, id: problemId, version, only: { status: 'active' } },
    { ...valuesFor(stored), changed_by: actor.userId, updated_at: clock.now().toISOString() },
  );
  const all = await readAll(context, patientId);
  if (!written) throw new AppError('STALE', { current: one(all, problemId) });
  const audited = (list: PatientProblems) => auditValues(one(list, problemId), patientId);
  context.audit({
    action: 'UPDATE',
    resource: 'problems',
    resourceId: problemId,
    ...changedFields(audited(before), audited(all)),
  });
  context.announce(`problems/${patientId}`);
  return all;
}

function one({ rows }: PatientProblems, id: string): Problem {
  const found = rows.find((row) => row.id === id);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

async function readAll({ db, tenantId }: CallContext, patientId: string): Promise<PatientProblems> {
  const [rows, old] = await Promise.all([
    selectProblems(db, tenantId, patientId),
    selectOldText(db, tenantId, patientId, 'medicalHistory'),
  ]);
  if (!old) throw new AppError('NOT_FOUND');
  return {
    patient: { id: patientId, isRestricted: old.isRestricted },
    rows: rows.map(toProblem),
    oldLines: linesToReview('medicalHistory', old),
  };
}

function refuseFuture(context: CallContext, days: Readonly<Record<string, string | null>>): void {
  const today = todayOf(context);
  const future = Object.entries(days).filter(([, day]) => day !== null && day > today);
  if (future.length === 0) return;
  throw invalidFields(Object.fromEntries(future.map(([field]) => [field, issue('sinceInFuture')])));
}
