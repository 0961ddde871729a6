import { openRecord } from '#areas/patients/patients.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { isAppError } from '#kernel/app-error.ts';

/**
 * Results belong to the record: those of a restricted patient are open to whoever may open the record.
 * @returns the emergency access that opens it, for the audit trail
 * @throws AppError NOT_FOUND, RECORD_RESTRICTED
 */
export async function openResults(
  context: CallContext,
  patientId: string,
): Promise<{ emergencyAccessId?: string }> {
  const { emergencyAccessId } = await openRecord(context, patientId);
  return emergencyAccessId === undefined ? {} : { emergencyAccessId };
}

/** True for a reader who may see the results of this patient; costs a query for restricted patients alone. */
export async function seesResults(
  context: CallContext,
  patient: { id: string; isRestricted: boolean },
): Promise<boolean> {
  if (!patient.isRestricted) return true;
  try {
    await openRecord(context, patient.id);
    return true;
  } catch (error) {
    if (isAppError(error, 'RECORD_RESTRICTED')) return false;
    throw error;
  }
}
