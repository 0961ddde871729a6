import type { CallContext } from '#server/call-context.ts';
import { refusing } from '#database/constraint-errors.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { newId } from '#kernel/ids.ts';
import { todayOf } from '#kernel/time/today.ts';
import { type BedRow, occupyBed, selectBed } from '../../beds/bed.queries.ts';
import { isHeldAt } from '../../beds/bed.record.ts';
import { requireBed } from '../../beds/bed.service.ts';
import { recountCensus } from '../../census/census-recount.service.ts';
import { requireWard } from '../../wards/ward.service.ts';
import { issue } from '../admission.issues.ts';
import { placementMismatch } from '../admission.rules.ts';
import { insertStays } from './bed-stay.queries.ts';

/** Who is placed, and where. */
export interface Placement {
  admissionId: string;
  patient: { gender: string; date_of_birth: string };
  bedId: string;
  /** Why it is this bed although its ward is meant for others. */
  reason: string | undefined;
  /** Whether the ward has received the patient, who then lies in the bed from this moment on. */
  isReceived: boolean;
  /** The approved transfer that ends in this bed: its hold lets the patient in, and it was explained when asked for. */
  transferId?: string;
  /** When, as ISO 8601 in UTC, at a field that was accepted; now without it. */
  time?: PlacedTime | undefined;
}

/** When a patient got a bed, in which field that was typed, and why it is written down later. */
export interface PlacedTime {
  field: 'placedAt' | 'movedAt';
  at: string;
  lateReason: string | null;
}

/**
 * Gives an admission a bed, in the transaction of what makes that necessary. Of several who want the same bed at once
 * one gets it; the others are told who has it.
 * @throws AppError NOT_FOUND, PLACEMENT_NEEDS_REASON, BED_NOT_AVAILABLE, ADMISSION_HAS_BED
 */
export async function placeInBed(context: CallContext, placement: Placement): Promise<void> {
  const { db, tenantId, actor, clock } = context;
  const { admissionId, bedId, transferId = null, time } = placement;
  const now = clock.now().toISOString();
  const at = time?.at ?? now;
  const wanted = await requireBed(context, bedId);
  refuseTaken(wanted, now, transferId);
  if (transferId === null) await refuseUnexplained(context, wanted.ward_id, placement);
  // What the bed is by now is known since now, whenever the patient got it.
  const occupation = { bedId, admissionId, by: actor.userId, at: now, transferId };
  const taken = await refusing(occupyBed(db, tenantId, occupation), {
    bed_of_admission_once: () => new AppError('ADMISSION_HAS_BED'),
  });
  if (!taken) throw bedNotAvailable(await selectBed(db, tenantId, bedId), now);
  const stay = {
    tenant_id: tenantId,
    id: newId(),
    admission_id: admissionId,
    bed_id: bedId,
    placed_at: at,
    placed_by: actor.userId,
    placement_reason: placement.reason || null,
    late_reason: time?.lateReason ?? null,
    started_at: placement.isReceived ? at : null,
    ended_at: null,
  };
  await refusing(insertStays(db, [stay]), {
    bed_stay_of_one: () => invalidFields({ [time?.field ?? 'bedId']: issue('otherInBed') }),
  });
  if (time) await recountCensus(context, { bedIds: [bedId], from: at });
  context.announce('beds');
}

/** @throws AppError BED_NOT_AVAILABLE for a bed that is not available, or held for another transfer. */
export function refuseTaken(bed: BedRow, at: string, transferId: string | null): void {
  const isHeldForOther = isHeldAt(bed, at) && bed.held_for !== transferId;
  if (bed.status !== 'available' || isHeldForOther) throw bedNotAvailable(bed, at);
}

/** @throws AppError PLACEMENT_NEEDS_REASON for a patient for whom the ward is not meant, without a reason. */
export async function refuseUnexplained(
  context: CallContext,
  wardId: string,
  { patient, reason }: Pick<Placement, 'patient' | 'reason'>,
) {
  if (reason) return;
  const ward = await requireWard(context, wardId);
  const policy = {
    sexPolicy: ward.sex_policy,
    minimumAgeYears: ward.minimum_age_years,
    maximumAgeYears: ward.maximum_age_years,
  };
  const person = { gender: patient.gender, dateOfBirth: patient.date_of_birth };
  const mismatch = placementMismatch(policy, person, todayOf(context));
  if (mismatch) throw new AppError('PLACEMENT_NEEDS_REASON', { mismatch, wardName: ward.name });
}

/** Says who has the bed, or for whom it is held: the name, as lists show it also of restricted patients. */
export function bedNotAvailable(bed: BedRow | undefined, at: string): AppError {
  if (!bed) return new AppError('NOT_FOUND');
  const isHeld = isHeldAt(bed, at);
  const holder = isHeld ? `${bed.held_first_name} ${bed.held_last_name}`.trim() : null;
  return new AppError('BED_NOT_AVAILABLE', {
    bedNumber: bed.bed_number,
    status: bed.status,
    patientName: bed.admission_id === null ? holder : `${bed.first_name} ${bed.last_name}`.trim(),
    heldUntil: isHeld ? bed.held_until : null,
  });
}
