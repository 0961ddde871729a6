import type { CallContext } from '#database/handler.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { patientRows } from '../patients/patient.queries.ts';
import type * as contract from './unsent-entry.contract.ts';

/** @throws AppError NOT_FOUND for a patient of another hospital */
export async function discardUnsentEntry(
  context: CallContext,
  { patientId, ...discarded }: CallInput<typeof contract.discardUnsentEntry>,
) {
  const row = await patientRows.select(context.db, context.tenantId, patientId);
  if (!row) throw new AppError('NOT_FOUND');
  context.audit({
    action: 'ENTRY_DISCARDED',
    resource: 'patients',
    resourceId: row.id,
    newValues: discarded,
  });
  return { recorded: true as const };
}
