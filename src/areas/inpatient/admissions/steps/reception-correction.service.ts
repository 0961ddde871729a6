import { acceptTypedTime } from '#areas/settings/settings.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { invalidFields } from '#kernel/app-error.ts';
import type { Admission } from '../admission.contract.ts';
import { issue } from '../admission.issues.ts';
import { restartStay, selectStays } from './bed-stay.queries.ts';

interface Correction {
  admittedAt: string;
  /** Undefined where nobody corrects it. */
  receivedAt: string | undefined;
  lateReason: string | undefined;
}

/**
 * Why a reception is corrected later than some minutes after it; undefined where it stays as it is. What lies between
 * the old time and the new one is charged or no longer, so neither may lie in a closed month.
 * @throws AppError INVALID_INPUT at `receivedAt` before any reception, for a time to come or before the admission, and
 * for whatever `acceptTypedTime` refuses
 */
export async function acceptCorrection(
  context: CallContext,
  { receivedAt: before }: Admission,
  { admittedAt, receivedAt, lateReason: reason }: Correction,
): Promise<{ reason: string | null } | undefined> {
  if (receivedAt === undefined) return undefined;
  if (before === null) throw invalidFields({ receivedAt: issue('notReceived') });
  if (receivedAt > context.clock.now().toISOString()) {
    throw invalidFields({ receivedAt: issue('inTheFuture') });
  }
  if (receivedAt < admittedAt) throw invalidFields({ receivedAt: issue('beforeAdmission') });
  if (receivedAt === before) return undefined;
  const at = receivedAt < before ? receivedAt : before;
  return { reason: await acceptTypedTime(context, { field: 'receivedAt', at, reason }) };
}

/**
 * The first bed counts from the corrected reception on, and what the stay costs follows. The admission is written
 * already: nobody moves the patient meanwhile.
 * @throws AppError INVALID_INPUT at `receivedAt` before the bed was given, or after it was left
 */
export async function correctStart(
  { db, tenantId }: CallContext,
  { id: admissionId }: Admission,
  receivedAt: string,
): Promise<void> {
  const first = (await selectStays(db, tenantId, admissionId)).find(
    ({ started_at: start }) => start !== null,
  );
  if (!first) throw invalidFields({ receivedAt: issue('notReceived') });
  if (receivedAt < first.placed_at) throw invalidFields({ receivedAt: issue('beforePlacement') });
  if (first.ended_at !== null && receivedAt > first.ended_at) {
    throw invalidFields({ receivedAt: issue('afterMove') });
  }
  await restartStay(db, tenantId, { id: first.id, at: receivedAt });
}
