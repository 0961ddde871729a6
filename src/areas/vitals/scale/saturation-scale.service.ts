import { findPersonName } from '#areas/people/people.public.ts';
import { toNamedPatient } from '#database/people/named-patient.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import type * as contract from './saturation-scale.contract.ts';
import { insertScale, selectStay } from './saturation-scale.queries.ts';

/** Holds for sets measured from now on. @throws AppError NOT_FOUND, WRONG_STATE when the stay is over */
export async function decideSaturationScale(
  context: CallContext,
  { admissionId, scale, reason }: CallInput<typeof contract.decideSaturationScale>,
) {
  const { db, tenantId, actor, clock } = context;
  const stay = await selectStay(db, tenantId, admissionId);
  if (!stay) throw new AppError('NOT_FOUND');
  if (stay.status !== 'active') throw new AppError('WRONG_STATE', { status: stay.status });
  const id = newId();
  const decidedAt = clock.now().toISOString();
  await insertScale(db, {
    tenant_id: tenantId,
    id,
    admission_id: admissionId,
    scale,
    reason,
    decided_by: actor.userId,
    decided_at: decidedAt,
  });
  context.audit({
    action: 'CREATE',
    resource: 'saturation_scales',
    resourceId: id,
    newValues: { admissionId, patientId: stay.patient_id, scale, reason },
  });
  context.announce('vital-signs');
  return {
    admissionId,
    patient: toNamedPatient(stay),
    id,
    scale,
    reason,
    decidedByName: (await findPersonName(db, tenantId, actor.userId)) ?? '',
    decidedAt,
  };
}
