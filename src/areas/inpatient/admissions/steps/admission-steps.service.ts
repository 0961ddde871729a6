import type { CallContext } from '#database/handler.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { vacateBed } from '../../beds/bed.queries.ts';
import type * as contract from '../admission.contract.ts';
import type { Admission } from '../admission.contract.ts';
import { issue } from '../admission.issues.ts';
import { admissionRows } from '../admission.queries.ts';
import { toAdmission } from '../admission.record.ts';
import { requireAdmission } from '../admission.service.ts';
import { requirePatient } from './admissible-patient.service.ts';
import { finishChange } from './admitting.service.ts';
import { endStay, selectStays, startStay } from './bed-stay.queries.ts';
import { placeInBed } from './placement.service.ts';

/** @throws AppError WRONG_STATE, STALE, ADMISSION_HAS_BED, BED_NOT_AVAILABLE, PLACEMENT_NEEDS_REASON */
export async function placePatient(
  context: CallContext,
  { admissionId: id, version, bedId, placementReason: reason }: CallInput<typeof contract.placePatient>,
): Promise<Admission> {
  const before = await requireActive(context, id);
  const written = await touch(context, { id, version }, {});
  if (!written) return finishChange(context, before, written);
  const patient = await requirePatient(context, before.patient.id);
  // Somebody who was received already, and lost the bed through a change of plans, lies in the new one at once.
  const startedAt = before.receivedAt === null ? null : context.clock.now().toISOString();
  await placeInBed(context, { admissionId: id, patient, bedId, reason, startedAt });
  return finishChange(context, before, written, { placementReason: reason || null });
}

/** @throws AppError WRONG_STATE without a bed or when received already, STALE, INVALID_INPUT at `receivedAt`. */
export async function receivePatient(
  context: CallContext,
  { admissionId: id, version, receivedAt }: CallInput<typeof contract.receivePatient>,
): Promise<Admission> {
  const { db, tenantId, actor, clock } = context;
  const before = await requireActive(context, id);
  const stay = (await selectStays(db, tenantId, id)).find(({ ended_at: end }) => end === null);
  if (!stay || before.receivedAt !== null) {
    throw new AppError('WRONG_STATE', { status: before.status, isReceived: before.receivedAt !== null });
  }
  const now = clock.now().toISOString();
  const at = receivedAt ?? now;
  if (at > now) throw invalidFields({ receivedAt: issue('inTheFuture') });
  if (at < before.admittedAt) throw invalidFields({ receivedAt: issue('beforeAdmission') });
  if (at < stay.placed_at) throw invalidFields({ receivedAt: issue('beforePlacement') });
  const written = await touch(context, { id, version }, { received_at: at, received_by: actor.userId });
  if (written) await startStay(db, tenantId, { admissionId: id, at });
  return finishChange(context, before, written);
}

/** @throws AppError WRONG_STATE when it is over, STALE */
export async function cancelAdmission(
  context: CallContext,
  { admissionId: id, version, reason }: CallInput<typeof contract.cancelAdmission>,
): Promise<Admission> {
  const { db, tenantId, actor, clock } = context;
  const before = await requireActive(context, id);
  const at = clock.now().toISOString();
  // The bed first: the database lets no admission end that still has one.
  const to = before.receivedAt === null ? 'available' : 'dirty';
  await vacateBed(db, tenantId, { admissionId: id, to, by: actor.userId, at });
  await endStay(db, tenantId, { admissionId: id, at });
  const cancelled = { status: 'cancelled' as const, ended_at: at, cancel_reason: reason };
  const written = await touch(context, { id, version }, cancelled);
  return finishChange(context, before, written);
}

async function requireActive(context: CallContext, id: string): Promise<Admission> {
  const admission = toAdmission(await requireAdmission(context, id));
  if (admission.status !== 'active') throw new AppError('WRONG_STATE', { status: admission.status });
  return admission;
}

/** Writes the next version of an active admission; undefined when it is not as it was seen. */
function touch(
  { db, tenantId, clock }: CallContext,
  { id, version }: { id: string; version: number },
  values: Parameters<typeof admissionRows.update>[2],
) {
  const seen = { tenantId, id, version, only: { status: 'active' as const } };
  return admissionRows.update(db, seen, { ...values, updated_at: clock.now().toISOString() });
}
