import type { CallContext } from '#database/handler.ts';
import { refusing } from '#database/constraint-errors.ts';
import { AppError } from '#kernel/app-error.ts';
import { newId } from '#kernel/ids.ts';
import { todayOf } from '#kernel/time/today.ts';
import { type BedRow, occupyBed, selectBed } from '../../beds/bed.queries.ts';
import { requireBed } from '../../beds/bed.service.ts';
import { requireWard } from '../../wards/ward.service.ts';
import { placementMismatch } from '../admission.rules.ts';
import { insertStays } from './bed-stay.queries.ts';

/** Who is placed, and where. */
export interface Placement {
  admissionId: string;
  patient: { gender: string; date_of_birth: string };
  bedId: string;
  /** Why it is this bed although its ward is meant for others. */
  reason: string | undefined;
  /** From when the patient lies in the bed; null while the ward has not received them. */
  startedAt: string | null;
}

/**
 * Gives an admission a bed, in the transaction of what makes that necessary. Of several who want the same bed at once
 * one gets it; the others are told who has it.
 * @throws AppError NOT_FOUND, PLACEMENT_NEEDS_REASON, BED_NOT_AVAILABLE, ADMISSION_HAS_BED
 */
export async function placeInBed(context: CallContext, placement: Placement): Promise<void> {
  const { db, tenantId, actor, clock } = context;
  const { admissionId, bedId } = placement;
  const wanted = await requireBed(context, bedId);
  if (wanted.status !== 'available') throw bedNotAvailable(wanted);
  await refuseUnexplained(context, wanted.ward_id, placement);
  const at = clock.now().toISOString();
  const taken = await refusing(occupyBed(db, tenantId, { bedId, admissionId, by: actor.userId, at }), {
    bed_of_admission_once: () => new AppError('ADMISSION_HAS_BED'),
  });
  if (!taken) throw bedNotAvailable(await selectBed(db, tenantId, bedId));
  const stay = {
    tenant_id: tenantId,
    id: newId(),
    admission_id: admissionId,
    bed_id: bedId,
    placed_at: at,
    placed_by: actor.userId,
    placement_reason: placement.reason || null,
    started_at: placement.startedAt,
    ended_at: null,
  };
  await insertStays(db, [stay]);
  context.announce('beds');
}

async function refuseUnexplained(context: CallContext, wardId: string, { patient, reason }: Placement) {
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

/** Says who has the bed: name and number, as lists show them also of restricted patients. */
function bedNotAvailable(bed: BedRow | undefined): AppError {
  if (!bed) return new AppError('NOT_FOUND');
  return new AppError('BED_NOT_AVAILABLE', {
    bedNumber: bed.bed_number,
    status: bed.status,
    patientName: bed.admission_id === null ? null : `${bed.first_name} ${bed.last_name}`,
  });
}
