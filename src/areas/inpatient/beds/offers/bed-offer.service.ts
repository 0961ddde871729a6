import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { todayOf } from '#kernel/time/today.ts';
import { selectPatientToPlace } from '../../admissions/admission.queries.ts';
import { placementMismatch } from '../../admissions/admission.rules.ts';
import type * as contract from '../bed.contract.ts';
import type { OfferedBed } from '../bed.contract.ts';
import { selectFreeBeds } from '../bed.queries.ts';
import { toBed } from '../bed.record.ts';
import { readerOf } from '../bed.service.ts';
import { selectWardPolicies } from '../../wards/ward.queries.ts';
import { inOrderOfOffer } from './bed-offer.rules.ts';

/** @throws AppError NOT_FOUND for a patient of another hospital */
export async function offerBeds(
  context: CallContext,
  { patientId, wardType, wardId, search, limit }: CallInput<typeof contract.offerBeds>,
): Promise<{ rows: OfferedBed[] }> {
  const { db, tenantId } = context;
  const patient = patientId === undefined ? undefined : await selectPatientToPlace(db, tenantId, patientId);
  if (patientId !== undefined && !patient) throw new AppError('NOT_FOUND');
  const person = patient && { gender: patient.gender, dateOfBirth: patient.date_of_birth };
  const wards = (await selectWardPolicies(db, tenantId)).map((ward) => ({
    ...ward,
    mismatch: person ? placementMismatch(ward, person, todayOf(context)) : null,
  }));
  const mismatches = new Map(wards.map(({ id, mismatch }) => [id, mismatch]));
  const rows = await selectFreeBeds(db, tenantId, {
    wardIds: inOrderOfOffer(wards, { wardType, wardId }).map(({ id }) => id),
    search: search?.toLowerCase() || undefined,
    at: context.clock.now().toISOString(),
    limit,
  });
  const reader = readerOf(context);
  return {
    rows: rows.map((row) => ({ ...toBed(row, reader), mismatch: mismatches.get(row.ward_id) ?? null })),
  };
}
