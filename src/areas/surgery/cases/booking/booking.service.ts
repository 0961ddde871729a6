import { selectPatientOfConsultation } from '#areas/consultations/consultations.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { given } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { countCaseChange } from '../case-figures.ts';
import type { SurgicalCase } from '../case.contract.ts';
import { insertCases, insertTeam, type StoredCase } from '../case.queries.ts';
import { auditValues } from '../case.record.ts';
import { formatCaseNumber, isPlanned } from '../case.rules.ts';
import { readCase, requireCase } from '../case.service.ts';
import type * as contract from './booking.contract.ts';
import { columnsOf, fieldsOf, takenBy, theatreOf } from './booked-fields.ts';
import { claimSession, inNoOtherSession } from '../../sessions/claiming/session-claim.service.ts';
import { makeChecklist } from '../../checklists/checklist.service.ts';
import { refuseUnbookable } from './bookable.service.ts';
import { withFasting } from './fasting.rules.ts';
import { acceptSide } from './side.service.ts';
import { announceCase, changeCase } from './case-change.service.ts';
import { claimTime, refusingOverlap } from './clash.service.ts';
import { refuseBadTeam, teamRows } from './team.service.ts';

/** @throws AppError NOT_FOUND, INVALID_INPUT at the field, CASE_CLASH with the cases that are in the way, SESSION_TAKEN */
export async function createCase(
  context: CallContext,
  { overbook, outsideSession, patientId, consultationId, ...typed }: CallInput<typeof contract.createCase>,
): Promise<SurgicalCase> {
  const { db, tenantId, actor, clock } = context;
  const now = clock.now().toISOString();
  if (consultationId && (await selectPatientOfConsultation(db, tenantId, consultationId)) !== patientId) {
    throw new AppError('NOT_FOUND');
  }
  await refuseUnbookable(context, { ...typed, patientId, start: typed.scheduledStartTime }, null);
  const laterality = await acceptSide(context, typed, null);
  const fields = withFasting({ ...typed, laterality }, null);
  await refuseBadTeam(context, fields, null);
  const id = newId();
  const number = await context.counting.take('surgical-cases.number', 1);
  const overbooked = await claimTime(context, {
    caseId: id,
    before: null,
    after: takenBy({ ...fields, patientId }),
    overbook,
  });
  const wanted = theatreOf(fields);
  const outside = wanted
    ? await claimSession(context, { before: null, after: wanted, reason: outsideSession?.reason })
    : inNoOtherSession;
  const row: StoredCase = {
    tenant_id: tenantId,
    id,
    case_number: formatCaseNumber(number),
    patient_id: patientId,
    consultation_id: consultationId ?? null,
    ...columnsOf(fields, { status: 'scheduled', createdAt: now, isOverbooked: overbooked.is_overbooked }),
    ...overbooked,
    ...outside,
    status: 'scheduled',
    consent_signed_by: null,
    consent_relation: null,
    consent_explained_by: null,
    consent_witness: null,
    consent_signed_at: null,
    consent_recorded_by: null,
    consent_waived_reason: null,
    consent_id: null,
    consent_procedure: null,
    consent_laterality: null,
    equipment_used: [],
    actual_start: null,
    actual_end: null,
    actual_minutes: null,
    start_late_reason: null,
    end_late_reason: null,
    cancel_reason: null,
    postpone_reason: null,
    created_by: actor.userId,
    updated_by: actor.userId,
    created_at: now,
    updated_at: now,
    version: 1,
  };
  await refusingOverlap(insertCases(db, [row]));
  await refusingOverlap(insertTeam(db, teamRows(row, fields)));
  await countCaseChange(context, null, row);
  await makeChecklist(context, id);
  const created = await readCase(context, id);
  context.audit({
    action: 'CREATE',
    resource: 'surgical_cases',
    resourceId: id,
    newValues: auditValues(created),
  });
  announceCase(context, id);
  return created;
}

/**
 * @throws AppError STALE with the stored case, WRONG_STATE for what its status no longer lets change, INVALID_INPUT at
 * the field, CASE_CLASH with the cases that are in the way
 */
export async function updateCase(
  context: CallContext,
  input: CallInput<typeof contract.updateCase>,
): Promise<SurgicalCase> {
  const { caseId, version, overbook, outsideSession, equipmentUsed, ...change } = input;
  const stored = await requireCase(context, caseId);
  const changes = given(change);
  const isLater = Object.keys(changes).every((field) => field === 'notes' || field === 'preOpDiagnosis');
  const mayChange =
    isPlanned(stored.status) ||
    (isLater && !overbook && ['in_progress', 'completed'].includes(stored.status));
  if (!mayChange) throw new AppError('WRONG_STATE', { status: stored.status });
  const before = fieldsOf(stored);
  const used = { equipment_used: equipmentUsed ?? stored.equipment_used };
  const fields = { ...before, ...changes };
  return changeCase(context, stored, version, { fields, used, overbook, outsideSession });
}

/** @throws AppError STALE, WRONG_STATE for a case that is not postponed, INVALID_INPUT at the field, CASE_CLASH */
export async function rebookCase(
  context: CallContext,
  { caseId, version, overbook, outsideSession, ...time }: CallInput<typeof contract.rebookCase>,
): Promise<SurgicalCase> {
  const stored = await requireCase(context, caseId);
  if (stored.status !== 'postponed') throw new AppError('WRONG_STATE', { status: stored.status });
  const before = fieldsOf(stored);
  const estimatedDuration = time.estimatedDuration ?? before.estimatedDuration;
  return changeCase(context, stored, version, {
    fields: { ...before, ...time, estimatedDuration },
    used: { postpone_reason: null },
    status: 'scheduled',
    overbook,
    outsideSession,
  });
}
