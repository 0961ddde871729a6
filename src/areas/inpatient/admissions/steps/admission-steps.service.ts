import { acceptTypedTime } from '#areas/settings/settings.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { vacateBed } from '../../beds/bed.queries.ts';
import { isDischargeBegun } from '../../discharge/discharge.queries.ts';
import { closeOpenTransfer } from '../../transfers/transfer-closing.service.ts';
import type * as contract from '../admission.contract.ts';
import type { Admission } from '../admission.contract.ts';
import { issue } from '../admission.issues.ts';
import { lockActive, touch } from './active-admission.service.ts';
import { requirePatient } from './admissible-patient.service.ts';
import { finishChange } from './admitting.service.ts';
import { endStay, selectStays, startStay } from './bed-stay.queries.ts';
import { acceptPlacedTime } from './placed-time.service.ts';
import { placeInBed } from './placement.service.ts';

/**
 * @throws AppError WRONG_STATE, STALE, ADMISSION_HAS_BED, BED_NOT_AVAILABLE, PLACEMENT_NEEDS_REASON, INVALID_INPUT at
 * `placedAt` and `lateReason`
 */
export async function placePatient(
  context: CallContext,
  input: CallInput<typeof contract.placePatient>,
): Promise<Admission> {
  const { admissionId: id, version, bedId, placementReason: reason, placedAt, lateReason } = input;
  const before = await lockActive(context, id);
  const written = await touch(context, { id, version }, {});
  if (!written) return finishChange(context, before, written);
  const patient = await requirePatient(context, before.patient.id);
  // Somebody who was received already, and lost the bed through a change of plans, lies in the new one at once.
  const isReceived = before.receivedAt !== null;
  const time = await acceptPlacedTime(context, before, { placedAt, lateReason });
  await placeInBed(context, { admissionId: id, patient, bedId, reason, isReceived, time });
  const late = time && { placedAt: time.at, lateReason: time.lateReason };
  return finishChange(context, before, written, { placementReason: reason || null, ...late });
}

/** @throws AppError WRONG_STATE without a bed or when received already, STALE, INVALID_INPUT at `receivedAt`. */
export async function receivePatient(
  context: CallContext,
  { admissionId: id, version, receivedAt, lateReason }: CallInput<typeof contract.receivePatient>,
): Promise<Admission> {
  const { db, tenantId, actor, clock } = context;
  const before = await lockActive(context, id);
  const stay = (await selectStays(db, tenantId, id)).find(({ ended_at: end }) => end === null);
  if (!stay || before.receivedAt !== null) {
    throw new AppError('WRONG_STATE', { status: before.status, isReceived: before.receivedAt !== null });
  }
  const now = clock.now().toISOString();
  const at = receivedAt ?? now;
  if (at > now) throw invalidFields({ receivedAt: issue('inTheFuture') });
  if (at < before.admittedAt) throw invalidFields({ receivedAt: issue('beforeAdmission') });
  if (at < stay.placed_at) throw invalidFields({ receivedAt: issue('beforePlacement') });
  const late =
    receivedAt === undefined
      ? null
      : await acceptTypedTime(context, { field: 'receivedAt', at, reason: lateReason });
  const received = { received_at: at, received_by: actor.userId, received_late_reason: late };
  const written = await touch(context, { id, version }, received);
  if (written) await startStay(db, tenantId, { admissionId: id, at });
  return finishChange(context, before, written, late === null ? {} : { lateReason: late });
}

/** @throws AppError WRONG_STATE when it is over, DISCHARGE_BEGUN, STALE */
export async function cancelAdmission(
  context: CallContext,
  { admissionId: id, version, reason }: CallInput<typeof contract.cancelAdmission>,
): Promise<Admission> {
  const { db, tenantId, actor, clock } = context;
  const before = await lockActive(context, id);
  const at = clock.now().toISOString();
  // Transfer and bed first: the database lets no admission end that still has one.
  if (await isDischargeBegun(db, tenantId, id)) throw new AppError('DISCHARGE_BEGUN');
  await closeOpenTransfer(context, { admissionId: id, reason });
  const to = before.receivedAt === null ? 'available' : 'dirty';
  await vacateBed(db, tenantId, { admissionId: id, to, by: actor.userId, at });
  await endStay(db, tenantId, { admissionId: id, at });
  const cancelled = { status: 'cancelled' as const, ended_at: at, cancel_reason: reason };
  const written = await touch(context, { id, version }, cancelled);
  return finishChange(context, before, written);
}
