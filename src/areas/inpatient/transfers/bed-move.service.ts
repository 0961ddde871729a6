import { acceptTypedTime } from '#areas/settings/settings.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { lockActive, touch } from '../admissions/steps/active-admission.service.ts';
import { requirePatient } from '../admissions/steps/admissible-patient.service.ts';
import type { Admission } from '../admissions/admission.contract.ts';
import { finishChange } from '../admissions/steps/admitting.service.ts';
import { endStay, insertStays, selectStays } from '../admissions/steps/bed-stay.queries.ts';
import { type PlacedTime, placeInBed, refuseUnexplained } from '../admissions/steps/placement.service.ts';
import { vacateBed } from '../beds/bed.queries.ts';
import { tradeBeds } from '../beds/bed-trade.queries.ts';
import { recountCensus } from '../census/census-recount.service.ts';
import type * as contract from './bed-transfer.contract.ts';
import type { BedTransfer } from './bed-transfer.contract.ts';
import { issue } from './bed-transfer.issues.ts';
import { insertTransfers, type StoredTransfer } from './bed-transfer.queries.ts';
import { lockTransfer, newTransfer, refuseOpenTransfer, transferRecord } from './bed-transfer.service.ts';

/**
 * Moves the patient at once: the old bed turns dirty, or is free again when the patient was never in it.
 * @throws AppError WRONG_STATE when it is not approved or its hold has run out, STALE, BED_NOT_AVAILABLE
 */
export async function completeBedTransfer(
  context: CallContext,
  { transferId: id, version, ...typed }: CallInput<typeof contract.completeBedTransfer>,
): Promise<BedTransfer> {
  const { db, tenantId, actor, clock } = context;
  const transfer = await lockTransfer(context, id, ['approved']);
  const { admissionId, toBed, placementReason } = transfer;
  const admission = await lockActive(context, admissionId);
  const now = clock.now().toISOString();
  const time = await acceptMovedTime(context, [admissionId], typed);
  const { at } = time;
  const isReceived = admission.receivedAt !== null;
  const to = isReceived ? 'dirty' : 'available';
  const left = await vacateBed(db, tenantId, { admissionId, to, by: actor.userId, at: now });
  if (!left) throw new AppError('WRONG_STATE', { status: 'without-bed' });
  await endStay(db, tenantId, { admissionId, at });
  const patient = await requirePatient(context, admission.patient.id);
  const reason = placementReason ?? undefined;
  await placeInBed(context, {
    admissionId,
    patient,
    bedId: toBed.id,
    reason,
    isReceived,
    time,
    transferId: id,
  });
  await recountCensus(context, { bedIds: [left.id], from: at });
  const moved = {
    status: 'completed' as const,
    admission_status: null,
    transfer_date: at,
    completed_by: actor.userId,
  };
  await transferRecord.write(context, { id, version }, moved);
  const touched = await touch(context, admission, {});
  await finishChange(context, admission, touched, { transferId: id, ...lateWords(time) });
  return transferRecord.changedSince(context, transfer);
}

/**
 * Two patients change places in one step; no bed is free in between.
 * @throws AppError NOT_FOUND, INVALID_INPUT for one patient twice, WRONG_STATE without a bed, TRANSFER_OPEN,
 * PLACEMENT_NEEDS_REASON
 */
export async function swapBeds(
  context: CallContext,
  input: CallInput<typeof contract.swapBeds>,
): Promise<{ rows: Admission[] }> {
  const { db, tenantId, actor, clock } = context;
  const { admissionId, otherAdmissionId, transferReason, placementReason: reason } = input;
  if (admissionId === otherAdmissionId) throw invalidFields({ otherAdmissionId: issue('samePatient') });
  // In the order of their ids: two swaps of the same patients take turns.
  const [first, second] = [
    await lockActive(context, admissionId < otherAdmissionId ? admissionId : otherAdmissionId),
    await lockActive(context, admissionId < otherAdmissionId ? otherAdmissionId : admissionId),
  ];
  const now = clock.now().toISOString();
  const time = await acceptMovedTime(context, [first.id, second.id], input);
  const { at } = time;
  const moves = [await moveOf(context, first, second), await moveOf(context, second, first)];
  for (const { patient, to } of moves) await refuseUnexplained(context, to.wardId, { patient, reason });
  const wasTraded = await tradeBeds(db, tenantId, {
    one: { bedId: moves[0]!.from.id, admissionId: first.id },
    other: { bedId: moves[1]!.from.id, admissionId: second.id },
    by: actor.userId,
    at: now,
  });
  if (!wasTraded) throw new AppError('WRONG_STATE', { status: 'without-bed' });
  for (const { admission } of moves) await endStay(db, tenantId, { admissionId: admission.id, at });
  await insertStays(
    db,
    moves.map(({ admission, to }) => ({
      tenant_id: tenantId,
      id: newId(),
      admission_id: admission.id,
      bed_id: to.id,
      placed_at: at,
      placed_by: actor.userId,
      placement_reason: reason || null,
      late_reason: time.lateReason,
      started_at: admission.receivedAt === null ? null : at,
      ended_at: null,
    })),
  );
  await recountCensus(context, { bedIds: moves.map(({ from }) => from.id), from: at });
  const ids = [newId(), newId()] as const;
  const transfers = moves.map(({ admission, from, to }, place): StoredTransfer => ({
    ...newTransfer(context, {
      id: ids[place]!,
      admissionId: admission.id,
      fromBedId: from.id,
      toBedId: to.id,
      transferReason,
    }),
    placement_reason: reason || null,
    notes: null,
    status: 'completed',
    admission_status: null,
    approved_by: actor.userId,
    approved_at: now,
    transfer_date: at,
    completed_by: actor.userId,
    swapped_with: ids[1 - place]!,
  }));
  await insertTransfers(db, transfers);
  const rows: Admission[] = [];
  for (const [place, { admission }] of moves.entries()) {
    const touched = await touch(context, admission, {});
    const pair = { transferId: ids[place], swappedWith: ids[1 - place], transferReason };
    const more = { ...pair, ...lateWords(time) };
    rows.push(await finishChange(context, admission, touched, more));
  }
  context.announce('bed-transfers');
  return { rows };
}

async function moveOf(context: CallContext, admission: Admission, other: Admission) {
  if (admission.bed === null || other.bed === null) {
    throw new AppError('WRONG_STATE', { status: 'without-bed' });
  }
  await refuseOpenTransfer(context, admission.id);
  const patient = await requirePatient(context, admission.patient.id);
  return { admission, patient, from: admission.bed, to: other.bed };
}

/**
 * When patients were moved: as typed, or now.
 * @throws AppError INVALID_INPUT at `movedAt` before one of them was in the present bed, and for whatever
 * `acceptTypedTime` refuses
 */
async function acceptMovedTime(
  context: CallContext,
  admissionIds: readonly string[],
  { movedAt, lateReason }: { movedAt?: string | undefined; lateReason?: string | undefined },
): Promise<PlacedTime> {
  const { db, tenantId, clock } = context;
  const field = 'movedAt';
  if (movedAt === undefined) return { field, at: clock.now().toISOString(), lateReason: null };
  for (const id of admissionIds) {
    const stay = (await selectStays(db, tenantId, id)).find(({ ended_at: end }) => end === null);
    if (stay && movedAt < (stay.started_at ?? stay.placed_at)) {
      throw invalidFields({ movedAt: issue('beforeStay') });
    }
  }
  const accepted = await acceptTypedTime(context, { field, at: movedAt, reason: lateReason });
  return { field, at: movedAt, lateReason: accepted };
}

/** What the audit trail says of a move that is written down later. */
function lateWords({ at, lateReason }: PlacedTime) {
  return lateReason === null ? {} : { movedAt: at, lateReason };
}
