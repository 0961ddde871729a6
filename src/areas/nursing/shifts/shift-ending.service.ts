import { changeCounters } from '#database/counters.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { countWaiting, endAssignments, lockAssignmentsOfShift } from './assignments/assignment.queries.ts';
import { refuseOthersShift } from './assignments/assignment.service.ts';
import { openAtShiftEnd } from './assignments/open-at-shift-end.ts';
import type * as contract from './shift.contract.ts';
import type { OpenedShift } from './shift.contract.ts';
import { shiftRecord } from './shift.service.ts';

/**
 * Ends a shift now. Patients for whom nothing is open belong to the ward from then on.
 * @throws AppError NOT_FOUND, NOT_YOUR_SHIFT, WRONG_STATE, STALE, HANDOVER_WAITING, SHIFT_NOT_HANDED_OVER with what is
 *   open
 */
export async function completeShift(
  context: CallContext,
  { shiftId, version }: CallInput<typeof contract.completeShift>,
): Promise<OpenedShift> {
  const { db, tenantId, clock } = context;
  const before = await lockActive(context, shiftId);
  const assigned = await lockAssignmentsOfShift(db, tenantId, shiftId);
  const ids = assigned.map(({ id }) => id);
  const waiting = await countWaiting(db, tenantId, ids);
  if (waiting > 0) throw new AppError('HANDOVER_WAITING', { patients: waiting });
  const open = await openAtShiftEnd(
    context,
    assigned.map(({ admission_id }) => admission_id),
  );
  if (open.tasks + open.doses > 0) throw new AppError('SHIFT_NOT_HANDED_OVER', { ...open });
  const now = clock.now().toISOString();
  await endAssignments(db, tenantId, ids, now);
  await changeCounters(db, tenantId, { 'nursing-shifts.completed': 1 });
  return finish(context, before, { version, values: { status: 'completed', end_time: now } });
}

/** @throws AppError NOT_FOUND, NOT_YOUR_SHIFT, WRONG_STATE, STALE, SHIFT_HAS_PATIENTS */
export async function cancelShift(
  context: CallContext,
  { shiftId, version, reason }: CallInput<typeof contract.cancelShift>,
): Promise<OpenedShift> {
  const { db, tenantId, clock } = context;
  const before = await lockActive(context, shiftId);
  const assigned = await lockAssignmentsOfShift(db, tenantId, shiftId);
  if (assigned.length > 0) throw new AppError('SHIFT_HAS_PATIENTS', { patients: assigned.length });
  const end_time = clock.now().toISOString();
  return finish(context, before, {
    version,
    values: { status: 'cancelled', end_time, cancel_reason: reason },
  });
}

async function lockActive(context: CallContext, shiftId: string): Promise<OpenedShift> {
  const row = await shiftRecord.lock(context, shiftId);
  refuseOthersShift(context.actor, row);
  if (row.status !== 'active') throw new AppError('WRONG_STATE', { status: row.status });
  return shiftRecord.read(context, shiftId);
}

interface Ending {
  version: number;
  values: { status: 'completed' | 'cancelled'; end_time: string; cancel_reason?: string };
}

async function finish(
  context: CallContext,
  before: OpenedShift,
  { version, values }: Ending,
): Promise<OpenedShift> {
  const changed = { ...values, updated_by: context.actor.userId };
  await shiftRecord.write(context, { id: before.id, version }, changed);
  return shiftRecord.changedSince(context, before);
}
