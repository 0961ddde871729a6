import type { CallContext } from '#database/handler.ts';
import { invalidFields } from '#kernel/app-error.ts';
import type { Admission } from '../admission.contract.ts';
import { issue } from '../admission.issues.ts';
import { restartStay, selectStays } from './bed-stay.queries.ts';

/** @throws AppError INVALID_INPUT at `receivedAt` before any reception, for a time to come or before the admission. */
export function refuseImpossibleReception(
  { clock }: CallContext,
  before: Admission,
  { admittedAt, receivedAt }: Pick<Admission, 'admittedAt' | 'receivedAt'>,
): void {
  if (before.receivedAt === null || receivedAt === null) {
    throw invalidFields({ receivedAt: issue('notReceived') });
  }
  if (receivedAt > clock.now().toISOString()) throw invalidFields({ receivedAt: issue('inTheFuture') });
  if (receivedAt < admittedAt) throw invalidFields({ receivedAt: issue('beforeAdmission') });
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
