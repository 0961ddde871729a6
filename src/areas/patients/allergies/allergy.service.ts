import type { PatientRow } from '../patients/patient.queries.ts';
import { patientTopic } from '../patients/patient.rules.ts';
import { openRecord } from '../restrictions/record-access.service.ts';
import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { normalizeText } from '#database/search/normal-text.ts';
import { todayOf } from '#kernel/time/today.ts';
import type * as contract from './allergy.contract.ts';
import type { Allergy, PatientAllergies } from './allergy.contract.ts';
import { issue } from './allergy.issues.ts';
import {
  allergyRows,
  insertAllergies,
  lockState,
  selectActiveAllergies,
  selectAllergies,
  selectState,
  type StoredAllergy,
  updateState,
} from './allergy.queries.ts';
import { auditValues, toAllergy } from './allergy.record.ts';

/** @throws AppError NOT_FOUND, RECORD_RESTRICTED */
export async function listAllergies(
  context: CallContext,
  { patientId }: CallInput<typeof contract.listAllergies>,
): Promise<PatientAllergies> {
  const { row: patient } = await openRecord(context, patientId);
  return readAll(context, patient);
}

/** @throws AppError NOT_FOUND, RECORD_RESTRICTED, INVALID_INPUT at the field */
export async function recordAllergy(
  context: CallContext,
  { patientId, ...fields }: CallInput<typeof contract.recordAllergy>,
): Promise<PatientAllergies> {
  const { db, tenantId, actor } = context;
  const { row: patient } = await openRecord(context, patientId);
  refuseFuture(context, fields.noticedOn);
  const substanceKey = normalizeText(fields.substance);
  const now = await settle(context, patientId, 'recorded');
  const row: StoredAllergy = {
    tenant_id: tenantId,
    id: newId(),
    patient_id: patientId,
    substance: fields.substance,
    substance_key: substanceKey,
    ingredient: fields.ingredient,
    reaction_kind: fields.reactionKind,
    reaction: fields.reaction,
    severity: fields.severity,
    certainty: fields.certainty,
    noticed_on: fields.noticedOn,
    status: 'active',
    active_state: 'recorded',
    status_reason: null,
    recorded_by: actor.userId,
    recorded_at: now,
    changed_by: actor.userId,
    joined_from: null,
    updated_at: now,
    version: 1,
  };
  await refusing(insertAllergies(db, [row]), {
    patient_allergy_once: () => invalidFields({ substance: issue('alreadyRecorded') }),
  });
  const all = await readAll(context, patient);
  const recorded = one(all, row.id);
  context.audit({
    action: 'CREATE',
    resource: 'allergies',
    resourceId: row.id,
    newValues: auditValues(recorded, patientId),
  });
  announce(context, patientId);
  return all;
}

/** @throws AppError NOT_FOUND, RECORD_RESTRICTED, STALE with what is stored, WRONG_STATE */
export async function updateAllergy(
  context: CallContext,
  { allergyId, version, ...fields }: CallInput<typeof contract.updateAllergy>,
): Promise<PatientAllergies> {
  return change(
    context,
    { allergyId, version },
    {
      ingredient: fields.ingredient,
      reaction_kind: fields.reactionKind,
      reaction: fields.reaction,
      severity: fields.severity,
      certainty: fields.certainty,
      noticed_on: fields.noticedOn,
    },
  );
}

/** @throws AppError NOT_FOUND, RECORD_RESTRICTED, STALE with what is stored, WRONG_STATE */
export async function endAllergy(
  context: CallContext,
  { allergyId, version, status, reason }: CallInput<typeof contract.endAllergy>,
): Promise<PatientAllergies> {
  const values = { status, status_reason: reason, active_state: null };
  return change(context, { allergyId, version }, values);
}

/** @throws AppError NOT_FOUND, RECORD_RESTRICTED, ALLERGIES_RECORDED */
export async function stateNoKnownAllergies(
  context: CallContext,
  { patientId }: CallInput<typeof contract.stateNoKnownAllergies>,
): Promise<PatientAllergies> {
  const { row: patient } = await openRecord(context, patientId);
  await settle(context, patientId, 'none-known');
  return tellState(context, patient, { state: 'none-known' });
}

/** @throws AppError NOT_FOUND, RECORD_RESTRICTED, WRONG_STATE where nobody has stated it */
export async function withdrawNoKnownAllergies(
  context: CallContext,
  { patientId, reason }: CallInput<typeof contract.withdrawNoKnownAllergies>,
): Promise<PatientAllergies> {
  const { row: patient } = await openRecord(context, patientId);
  await settle(context, patientId, 'not-asked');
  return tellState(context, patient, { state: 'not-asked', reason });
}

/** Brings the patient into a state of allergies, and keeps everybody else waiting who changes it. */
async function settle(
  { db, tenantId, actor, clock }: CallContext,
  patientId: string,
  to: PatientAllergies['state'],
): Promise<string> {
  const now = clock.now().toISOString();
  const from = await lockState(db, { tenantId, patientId, now });
  if (to === 'none-known' && from === 'recorded') throw new AppError('ALLERGIES_RECORDED');
  if (to === 'not-asked' && from !== 'none-known') throw new AppError('WRONG_STATE', { state: from });
  const isStated = to === 'none-known';
  await updateState(db, {
    tenant_id: tenantId,
    patient_id: patientId,
    state: to,
    stated_by: isStated ? actor.userId : null,
    stated_at: isStated ? now : null,
    updated_at: now,
  });
  return now;
}

async function tellState(
  context: CallContext,
  patient: SeenPatient,
  values: { state: PatientAllergies['state']; reason?: string },
): Promise<PatientAllergies> {
  const { id: patientId } = patient;
  const all = await readAll(context, patient);
  context.audit({
    action: 'UPDATE',
    resource: 'allergies',
    resourceId: patientId,
    newValues: { patientId, ...values },
  });
  announce(context, patientId);
  return all;
}

/** Whose record is open. */
type SeenPatient = Pick<PatientRow, 'id' | 'is_restricted'>;

interface SeenAllergy {
  allergyId: string;
  version: number;
}

/** Changes an active allergy; when it was the last active one, nothing is known of the patient's allergies. */
async function change(
  context: CallContext,
  { allergyId, version }: SeenAllergy,
  values: Partial<StoredAllergy>,
): Promise<PatientAllergies> {
  const { db, tenantId, actor, clock } = context;
  const stored = await allergyRows.select(db, tenantId, allergyId);
  if (!stored) throw new AppError('NOT_FOUND');
  const patientId = stored.patient_id;
  const { row: patient } = await openRecord(context, patientId);
  refuseFuture(context, values.noticed_on ?? null);
  const now = clock.now().toISOString();
  await lockState(db, { tenantId, patientId, now });
  const before = await readAll(context, patient);
  if (stored.version !== version) throw new AppError('STALE', { current: one(before, allergyId) });
  if (stored.status !== 'active') throw new AppError('WRONG_STATE', { state: stored.status });
  const written = await allergyRows.update(
    db,
    { tenantId, id: allergyId, version, only: { status: 'active' } },
    { ...values, changed_by: actor.userId, updated_at: now },
  );
  if (!written) throw new AppError('STALE', { current: one(await readAll(context, patient), allergyId) });
  const active = await selectActiveAllergies(db, tenantId, patientId);
  if (active.length === 0) {
    const key = { tenant_id: tenantId, patient_id: patientId };
    await updateState(db, { ...key, state: 'not-asked', stated_by: null, stated_at: null, updated_at: now });
  }
  const all = await readAll(context, patient);
  const audited = (list: PatientAllergies) => auditValues(one(list, allergyId), patientId);
  context.audit({
    action: 'UPDATE',
    resource: 'allergies',
    resourceId: allergyId,
    ...changedFields(audited(before), audited(all)),
  });
  announce(context, patientId);
  return all;
}

function one({ rows }: PatientAllergies, id: string): Allergy {
  const found = rows.find((row) => row.id === id);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** All that is known of the patient's allergies. */
async function readAll(
  { db, tenantId }: CallContext,
  { id: patientId, is_restricted: isRestricted }: SeenPatient,
): Promise<PatientAllergies> {
  const [state, rows] = await Promise.all([
    selectState(db, tenantId, patientId),
    selectAllergies(db, tenantId, patientId),
  ]);
  return {
    patient: { id: patientId, isRestricted },
    state: state?.state ?? 'not-asked',
    statedByName: state?.stated_by_name ?? null,
    statedAt: state?.stated_at ?? null,
    rows: rows.map(toAllergy),
  };
}

/** Tells the screens that show them, also as a part of the patient's record. */
function announce(context: CallContext, patientId: string): void {
  context.announce(`allergies/${patientId}`);
  context.announce(patientTopic(patientId));
}

function refuseFuture(context: CallContext, noticedOn: string | null): void {
  if (noticedOn !== null && noticedOn > todayOf(context)) {
    throw invalidFields({ noticedOn: issue('noticedInFuture') });
  }
}
