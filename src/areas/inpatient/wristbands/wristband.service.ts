import { findIdentity, type KnownAllergies, readAllergies } from '#areas/patients/patients.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { todayOf } from '#kernel/time/today.ts';
import { toAdmission } from '../admissions/admission.record.ts';
import { requireAdmission } from '../admissions/admission.service.ts';
import type * as contract from './wristband.contract.ts';
import type { Wristband } from './wristband.contract.ts';

/** @throws AppError NOT_FOUND, WRONG_STATE for somebody who is not admitted any more */
export async function readWristband(
  context: CallContext,
  { admissionId }: CallInput<typeof contract.readWristband>,
): Promise<Wristband> {
  const { db, tenantId } = context;
  const { admissionNumber, patient, bed, status } = toAdmission(await requireAdmission(context, admissionId));
  if (status !== 'active') throw new AppError('WRONG_STATE', { status });
  const identity = await findIdentity(db, tenantId, patient.id, todayOf(context));
  if (!identity) throw new AppError('NOT_FOUND');
  const allergies = allergiesOf(await readAllergies(context, patient.id));
  const newValues = { document: 'wristband' };
  context.audit({ action: 'VIEW', resource: 'admissions', resourceId: admissionId, newValues });
  return { admissionId, admissionNumber, patient: { ...patient, ...identity, ...allergies }, bed };
}

function allergiesOf({ state, rows }: KnownAllergies) {
  const lines = rows.map(({ substance }) => substance);
  if (lines.length > 0) return { allergyStatus: 'listed' as const, allergies: lines.join('\n') };
  const allergyStatus = state === 'none-known' ? ('none-known' as const) : ('not-asked' as const);
  return { allergyStatus, allergies: null };
}

export async function recordWristbandPrint(
  context: CallContext,
  { admissionId, ...newValues }: CallInput<typeof contract.recordWristbandPrint>,
) {
  await requireAdmission(context, admissionId);
  context.audit({ action: 'PRINT', resource: 'admissions', resourceId: admissionId, newValues });
  return { recorded: true as const };
}
