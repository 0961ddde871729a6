import { acceptTypedTime } from '#areas/settings/settings.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { invalidFields } from '#kernel/app-error.ts';
import { issue } from '../case.issues.ts';
import { type CaseRow, isTheatreUsed } from '../case.queries.ts';
import { theatreRows } from '../../theatres/theatre.queries.ts';

/** When a step of an operation was, and why it is written down later than some minutes after it. */
interface StepTime {
  at: string;
  late: string | null;
}

/**
 * When an operation began: as typed, or now.
 * @throws AppError INVALID_INPUT at `startedAt` before the consent, and for whatever `acceptTypedTime` refuses
 */
export async function acceptStart(
  context: CallContext,
  { consent_signed_at: consentAt }: CaseRow,
  { startedAt: at, lateReason: reason }: { startedAt: string | undefined; lateReason: string | undefined },
): Promise<StepTime> {
  if (at === undefined) return { at: context.clock.now().toISOString(), late: null };
  if (consentAt !== null && at < consentAt) throw invalidFields({ startedAt: issue('beforeConsent') });
  return { at, late: await acceptTypedTime(context, { field: 'startedAt', at, reason }) };
}

/**
 * When an operation ended: as typed, or now.
 * @throws AppError INVALID_INPUT at `endedAt` before the start, and for whatever `acceptTypedTime` refuses
 */
export async function acceptEnd(
  context: CallContext,
  startedAt: string,
  { endedAt: at, lateReason: reason }: { endedAt: string | undefined; lateReason: string | undefined },
): Promise<StepTime> {
  if (at === undefined) return { at: context.clock.now().toISOString(), late: null };
  if (at < startedAt) throw invalidFields({ endedAt: issue('beforeStart') });
  return { at, late: await acceptTypedTime(context, { field: 'endedAt', at, reason }) };
}

/**
 * Nobody else was operated in the theatre, which is locked: nobody writes another operation down meanwhile. Theatres
 * are locked after what is booked, by everybody.
 * @param from begin of the operation
 * @param to its end; the same as `from` while it is under way
 * @throws AppError INVALID_INPUT at the field
 */
export async function refuseSharedTheatre(
  { db, tenantId }: CallContext,
  { id, theatre_id: theatreId }: CaseRow,
  { field, from, to }: { field: 'startedAt' | 'endedAt'; from: string; to: string },
): Promise<void> {
  if (theatreId === null) return;
  await theatreRows.lock(db, tenantId, theatreId);
  if (await isTheatreUsed(db, tenantId, { theatreId, exceptId: id, from, to })) {
    throw invalidFields({ [field]: issue('otherInTheatre') });
  }
}
