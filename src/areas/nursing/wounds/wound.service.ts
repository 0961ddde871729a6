import { findStay } from '#areas/vitals/vitals.public.ts';
import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import { toRecord } from '#database/to-record.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { namedPatient } from '#kernel/care/named-patient.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import type * as contract from './wound.contract.ts';
import type { Wound } from './wound.contract.ts';
import { issue } from './wound.issues.ts';
import {
  insertObservationError,
  insertObservations,
  insertWounds,
  selectWound,
  selectWoundPatient,
  selectWounds,
  woundRows,
  writeWoundStatus,
} from './wound.queries.ts';
import { toWound } from './wound.record.ts';

/** @throws AppError NOT_FOUND, for a patient of another hospital as for one that never was. */
export async function listWounds(
  context: CallContext,
  { patientId }: CallInput<typeof contract.listWounds>,
): Promise<{ patient: Wound['patient']; rows: Wound[] }> {
  const found = await requirePatient(context, patientId);
  const rows = await selectWounds(context.db, context.tenantId, patientId);
  context.audit({ action: 'VIEW', resource: 'wounds', resourceId: patientId, newValues: { patientId } });
  return { patient: toRecord(namedPatient, found), rows: rows.map(toWound) };
}

/** @throws AppError NOT_FOUND for a patient of another hospital, INVALID_INPUT at the field */
export async function recordWound(
  context: CallContext,
  { patientId, admissionId, site, kind, observedAt, ...said }: CallInput<typeof contract.recordWound>,
): Promise<Wound> {
  const { db, tenantId, actor, clock } = context;
  const stay = await findStay(context, { patientId, admissionId, at: observedAt, field: 'observedAt' });
  const now = clock.now().toISOString();
  const wound = {
    tenant_id: tenantId,
    id: newId(),
    patient_id: patientId,
    admission_id: stay.admissionId,
    site,
    kind,
    status: said.isHealed ? ('healed' as const) : ('open' as const),
    found_at: stay.at,
    created_by: actor.userId,
    created_at: now,
    updated_at: now,
    version: 1,
  };
  const observation = observationOf(context, wound, { ...said, ...stay });
  await insertWounds(db, [wound]);
  await insertObservations(db, [observation]);
  return finish(context, wound.id, { action: 'CREATE', newValues: { site, kind, ...said, patientId } });
}

/** @throws AppError NOT_FOUND, WRONG_STATE for a wound that is not open, INVALID_INPUT at the field */
export async function observeWound(
  context: CallContext,
  { woundId, observedAt, ...said }: CallInput<typeof contract.observeWound>,
): Promise<Wound> {
  const { db, clock } = context;
  const wound = await lockWound(context, woundId);
  refuseNothingSaid(said);
  if (wound.status !== 'open') throw new AppError('WRONG_STATE', { status: wound.status });
  const patientId = wound.patient_id;
  const stay = await findStay(context, {
    patientId,
    admissionId: undefined,
    at: observedAt,
    field: 'observedAt',
  });
  if (stay.at < wound.found_at) throw invalidFields({ observedAt: issue('beforeFound') });
  const observation = observationOf(context, wound, { ...said, ...stay });
  await insertObservations(db, [observation]);
  await writeWoundStatus(db, wound, {
    status: said.isHealed ? 'healed' : 'open',
    updated_at: clock.now().toISOString(),
  });
  return finish(context, woundId, {
    action: 'OBSERVED',
    newValues: { observationId: observation.id, ...said, patientId },
  });
}

/** @throws AppError NOT_FOUND, WRONG_STATE for an observation that is marked already */
export async function correctWound(
  context: CallContext,
  { woundId, woundObservationId, reason }: CallInput<typeof contract.correctWound>,
): Promise<Wound> {
  const { db, tenantId, actor, clock } = context;
  const locked = await lockWound(context, woundId);
  const before = await readWound(context, woundId);
  if (!before.observations.some(({ id }) => id === woundObservationId)) throw new AppError('NOT_FOUND');
  const now = clock.now().toISOString();
  const mark = {
    tenant_id: tenantId,
    observation_id: woundObservationId,
    reason,
    marked_by: actor.userId,
    marked_at: now,
  };
  await refusing(insertObservationError(db, mark), {
    wound_observation_error_pkey: () => new AppError('WRONG_STATE', { status: 'entered-in-error' }),
  });
  const left = before.observations.filter(
    ({ id, enteredInError }) => id !== woundObservationId && enteredInError === null,
  );
  await writeWoundStatus(db, locked, { status: statusBy(left), updated_at: now });
  return finish(context, woundId, {
    action: 'ENTERED_IN_ERROR',
    newValues: { observationId: woundObservationId, reason, patientId: before.patient.id },
  });
}

/** @throws AppError NOT_FOUND */
export async function recordWoundPrint(
  context: CallContext,
  { patientId, output }: CallInput<typeof contract.recordWoundPrint>,
) {
  await requirePatient(context, patientId);
  context.audit({
    action: 'PRINT',
    resource: 'wounds',
    resourceId: patientId,
    newValues: { document: 'wounds', output, patientId },
  });
  return { recorded: true as const };
}

function statusBy(left: readonly { isHealed: boolean }[]): RowOf<'wound'>['status'] {
  if (left.length === 0) return 'in_error';
  return left.some(({ isHealed }) => isHealed) ? 'healed' : 'open';
}

type Said = Omit<CallInput<typeof contract.observeWound>, 'woundId' | 'observedAt'>;

/** @throws AppError INVALID_INPUT where an observation says nothing */
function refuseNothingSaid(said: Said): void {
  if (Object.values(said).every((value) => value === null || value === false)) {
    throw invalidFields({ notes: issue('nothingSaid') });
  }
}

/** @throws AppError INVALID_INPUT at `stage` or `nextDressingAt` */
function observationOf(
  { tenantId, actor, clock }: CallContext,
  wound: Pick<RowOf<'wound'>, 'id' | 'patient_id' | 'kind'>,
  said: Said & { at: string; clockAheadSeconds: number | null },
): RowOf<'wound_observation'> {
  const { stage, isHealed, nextDressingAt } = said;
  const isPressure = wound.kind === 'pressure_injury';
  if (isPressure && stage === null && !isHealed) throw invalidFields({ stage: issue('stageMissing') });
  if (!isPressure && stage !== null) throw invalidFields({ stage: issue('stageOfOthers') });
  if (nextDressingAt !== null && isHealed) {
    throw invalidFields({ nextDressingAt: issue('healedNeedsNoDressing') });
  }
  if (nextDressingAt !== null && nextDressingAt <= said.at) {
    throw invalidFields({ nextDressingAt: issue('nextDressingEarlier') });
  }
  return {
    tenant_id: tenantId,
    id: newId(),
    wound_id: wound.id,
    patient_id: wound.patient_id,
    kind: wound.kind,
    observed_by: actor.userId,
    observed_at: said.at,
    clock_ahead_seconds: said.clockAheadSeconds,
    stage,
    length_mm: said.lengthMm,
    width_mm: said.widthMm,
    depth_mm: said.depthMm,
    exudate: said.exudate,
    pain_score: said.painScore,
    dressing: said.dressing,
    next_dressing_at: nextDressingAt,
    is_healed: isHealed,
    notes: said.notes,
    created_at: clock.now().toISOString(),
  };
}

interface Done {
  action: 'CREATE' | 'OBSERVED' | 'ENTERED_IN_ERROR';
  newValues: Record<string, unknown>;
}

async function finish(context: CallContext, woundId: string, done: Done): Promise<Wound> {
  context.audit({ ...done, resource: 'wounds', resourceId: woundId });
  context.announce('wounds');
  return readWound(context, woundId);
}

async function readWound({ db, tenantId }: CallContext, id: string): Promise<Wound> {
  const row = await selectWound(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return toWound(row);
}

/** @throws AppError NOT_FOUND, for a wound of another hospital as for one that never was. */
async function lockWound({ db, tenantId }: CallContext, id: string): Promise<RowOf<'wound'>> {
  const row = await woundRows.lock(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

async function requirePatient({ db, tenantId }: CallContext, patientId: string) {
  const found = await selectWoundPatient(db, tenantId, patientId);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
