import { acceptTypedTime } from '#areas/settings/settings.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { invalidFields } from '#kernel/app-error.ts';
import type { Admission } from '../admission.contract.ts';
import { issue } from '../admission.issues.ts';
import { selectStays } from './bed-stay.queries.ts';
import type { PlacedTime } from './placement.service.ts';

interface TypedPlacement {
  placedAt?: string | undefined;
  lateReason?: string | undefined;
}

/**
 * When a bed was given, typed afterwards; undefined for now.
 * @throws AppError INVALID_INPUT at `placedAt` before the admission, before another bed was left, and for whatever
 * `acceptTypedTime` refuses
 */
export async function acceptPlacedTime(
  context: CallContext,
  { id, admittedAt }: Pick<Admission, 'id' | 'admittedAt'>,
  { placedAt, lateReason }: TypedPlacement,
): Promise<PlacedTime | undefined> {
  if (placedAt === undefined) return undefined;
  const { db, tenantId } = context;
  if (placedAt < admittedAt) throw invalidFields({ placedAt: issue('beforeAdmission') });
  const stays = await selectStays(db, tenantId, id);
  if (stays.some(({ ended_at: left }) => left !== null && placedAt < left)) {
    throw invalidFields({ placedAt: issue('leftLater') });
  }
  const accepted = await acceptTypedTime(context, { field: 'placedAt', at: placedAt, reason: lateReason });
  return { field: 'placedAt', at: placedAt, lateReason: accepted };
}
