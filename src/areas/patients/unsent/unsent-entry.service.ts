import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { timeLimits } from '#kernel/limits/time-limits.ts';
import { issue } from '../patients/patient.issues.ts';
import { patientRows } from '../patients/patient.queries.ts';
import type * as contract from './unsent-entry.contract.ts';

/**
 * Also for who has lost the right to make the call meanwhile: that may be why the entry was refused.
 * @throws AppError INVALID_INPUT for a time to come, NOT_FOUND for a patient of another hospital
 */
export async function discardUnsentEntry(
  context: CallContext,
  { patientId, ...discarded }: CallInput<typeof contract.discardUnsentEntry>,
) {
  const ahead = Date.parse(discarded.typedAt) - context.clock.now().getTime();
  if (ahead > timeLimits.deviceClockAheadMinutes * 60_000) {
    throw invalidFields({ typedAt: issue('typedInFuture') });
  }
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
