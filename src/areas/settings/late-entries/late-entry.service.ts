import type { CallContext } from '#server/call-context.ts';
import { can } from '#kernel/access/actor.ts';
import { invalidFields } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { timeLimits } from '#kernel/limits/time-limits.ts';
import type * as contract from './late-entry.contract.ts';
import type { LateEntrySettings } from './late-entry.contract.ts';
import { issue } from './late-entry.issues.ts';
import { isMonthClosedSince, readLateEntryHours, writeLateEntryHours } from './late-entry.queries.ts';

const minuteMs = 60_000;
const hourMs = 3_600_000;

/** A step that is said to have happened at a time which may have passed. */
interface TypedTime {
  /** The field in which it was typed. */
  field: string;
  /** ISO 8601 in UTC. */
  at: string;
  /** Why it is written down later. */
  reason: string | undefined;
}

/**
 * Why a step is written down later than it happened, to be stored with it; null where it is not later, by some
 * minutes. Books that are closed are not changed, and no month is closed until the end of the transaction.
 * @throws AppError INVALID_INPUT at the field for a time to come, for who may not write down past times, for one
 * further back than the hospital allows or before the end of a closed month; at `lateReason` without a reason
 */
export async function acceptTypedTime(
  context: CallContext,
  { field, at, reason }: TypedTime,
): Promise<string | null> {
  const isLate = await refuseClosedTime(context, { field, at });
  if (!isLate) return null;
  if (!can(context.actor, 'emr.backdate')) throw invalidFields({ [field]: issue('mayNotBackdate') });
  await refuseTooFarBack(context, { field, at });
  if (!reason) throw invalidFields({ lateReason: issue('reasonMissing') });
  return reason;
}

/**
 * The same for a time that the work itself brings along, as the minutes of an operation, which need neither a reason
 * nor a permission. @throws AppError INVALID_INPUT at the field
 */
export async function acceptRoutineTime(
  context: CallContext,
  time: Pick<TypedTime, 'field' | 'at'>,
): Promise<void> {
  if (await refuseClosedTime(context, time)) await refuseTooFarBack(context, time);
}

/** @throws AppError INVALID_INPUT at the field for a time before the end of a closed month */
export async function refuseClosedMonth(
  { db, tenantId }: CallContext,
  { field, at }: Pick<TypedTime, 'field' | 'at'>,
): Promise<void> {
  if (await isMonthClosedSince(db, tenantId, at)) throw invalidFields({ [field]: issue('monthClosed') });
}

/** True for a time some minutes ago and longer. @throws AppError INVALID_INPUT at the field: to come, a closed month */
async function refuseClosedTime(
  context: CallContext,
  time: Pick<TypedTime, 'field' | 'at'>,
): Promise<boolean> {
  const agoMs = context.clock.now().getTime() - Date.parse(time.at);
  if (agoMs < 0) throw invalidFields({ [time.field]: issue('inTheFuture') });
  await refuseClosedMonth(context, time);
  return agoMs > timeLimits.lateEntryMinutes * minuteMs;
}

async function refuseTooFarBack(
  { db, tenantId, clock }: CallContext,
  { field, at }: Pick<TypedTime, 'field' | 'at'>,
): Promise<void> {
  const hours = await readLateEntryHours(db, tenantId);
  if (Date.parse(at) < clock.now().getTime() - hours * hourMs) {
    throw invalidFields({ [field]: issue('tooFarBack', { hours }) });
  }
}

export async function getLateEntrySettings({ db, tenantId }: CallContext): Promise<LateEntrySettings> {
  return { lateEntryHours: await readLateEntryHours(db, tenantId) };
}

export async function updateLateEntrySettings(
  context: CallContext,
  after: CallInput<typeof contract.updateLateEntrySettings>,
): Promise<LateEntrySettings> {
  const { db, tenantId, clock } = context;
  const before = await getLateEntrySettings(context);
  await writeLateEntryHours(db, tenantId, after.lateEntryHours, clock.now().toISOString());
  context.audit({
    action: 'UPDATE',
    resource: 'late_entry_settings',
    resourceId: tenantId,
    ...changedFields(before, after),
  });
  context.announce('late-entry-settings');
  return after;
}
