import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Admission } from '../admission.contract.ts';
import { admissionRows } from '../admission.queries.ts';
import { toAdmission } from '../admission.record.ts';
import { requireAdmission } from '../admission.service.ts';

/**
 * The admission, which nobody else changes before the end of the call: whoever moves its patient, or ends it, takes
 * this lock before those of a transfer and of beds, so that nobody waits in a circle.
 * @throws AppError NOT_FOUND, WRONG_STATE when it is over
 */
export async function lockActive(context: CallContext, id: string): Promise<Admission> {
  await admissionRows.lock(context.db, context.tenantId, id);
  const admission = toAdmission(await requireAdmission(context, id));
  if (admission.status !== 'active') throw new AppError('WRONG_STATE', { status: admission.status });
  return admission;
}

/** Writes the next version of an active admission; undefined when it is not as it was seen. */
export function touch(
  { db, tenantId, clock }: CallContext,
  { id, version }: { id: string; version: number },
  values: Parameters<typeof admissionRows.update>[2],
) {
  const seen = { tenantId, id, version, only: { status: 'active' as const } };
  return admissionRows.update(db, seen, { ...values, updated_at: clock.now().toISOString() });
}
