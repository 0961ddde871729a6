import { findGrants, searchPeopleWith } from '#areas/people/people.public.ts';
import { readCounters } from '#database/counters.ts';
import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { can } from '#kernel/access/actor.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { mapPage, type Page } from '#kernel/page.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { todayOf } from '#kernel/time/today.ts';
import { selectAssigned } from './assignments/assignment.queries.ts';
import { moveTo } from './assignments/assignment.service.ts';
import { openAtShiftEnd } from './assignments/open-at-shift-end.ts';
import type * as contract from './shift.contract.ts';
import type { OpenedShift, Shift } from './shift.contract.ts';
import { issue } from './shift.issues.ts';
import {
  countShifts,
  insertShifts,
  selectActiveShiftOf,
  selectActiveShifts,
  selectLastWard,
  selectShift,
  selectShifts,
  selectWard,
  shiftRows,
  type ShiftRow,
} from './shift.queries.ts';
import { auditValues, toOpenedShift, toShift } from './shift.record.ts';

/** The maximum number of nurses who are offered. */
const maxNurses = 200;

export const shiftRecord = recordOf({
  resource: 'nursing_shifts',
  topic: 'nursing-shifts',
  rows: shiftRows,
  select: selectShift,
  toRecord: toOpened,
  audited: auditValues,
});

export async function listShifts(
  { db, tenantId }: CallContext,
  request: CallInput<typeof contract.listShifts>,
): Promise<Page<Shift>> {
  return mapPage(await selectShifts(db, tenantId, request), toShift);
}

export async function getShiftFigures(context: CallContext) {
  const { db, tenantId } = context;
  const kept = await readCounters(db, tenantId, ['nursing-shifts.completed']);
  return {
    ...(await countShifts(db, tenantId, todayOf(context))),
    completed: kept['nursing-shifts.completed'],
  };
}

export async function getOwnShift({ db, tenantId, actor }: CallContext) {
  const row = await selectActiveShiftOf(db, tenantId, actor.userId);
  const last = row ?? (await selectLastWard(db, tenantId, actor.userId));
  return { shift: row ? toShift(row) : null, lastWardId: last?.ward_id ?? null };
}

export async function listNurses({ db, tenantId }: CallContext) {
  const found = await searchPeopleWith(db, tenantId, 'nursing.write', { search: '', limit: maxNurses });
  const active = await selectActiveShifts(db, tenantId);
  const shiftOf = new Map(active.map(({ id, nurse_id }) => [nurse_id, id]));
  return { rows: found.map((person) => ({ ...person, shiftId: shiftOf.get(person.id) ?? null })) };
}

/** @throws AppError NOT_FOUND, for a shift of another hospital as for one that never was. */
export function getShift(
  context: CallContext,
  { shiftId }: CallInput<typeof contract.getShift>,
): Promise<OpenedShift> {
  return shiftRecord.read(context, shiftId);
}

async function toOpened(row: ShiftRow, context: CallContext): Promise<OpenedShift> {
  const assigned = await selectAssigned(context.db, context.tenantId, row.id);
  const now = assigned.filter(({ ended_at }) => ended_at === null);
  const open = await openAtShiftEnd(
    context,
    now.map(({ admission_id }) => admission_id),
  );
  return toOpenedShift(row, assigned, open);
}

/**
 * @throws AppError NOT_FOUND, PATIENT_NOT_ADMITTED, FORBIDDEN for somebody else's shift without shifts.manage, SHIFT_ACTIVE_ALREADY, PATIENT_ASSIGNED,
 *   INVALID_INPUT at the field
 */
export async function startShift(
  context: CallContext,
  input: CallInput<typeof contract.startShift>,
): Promise<OpenedShift> {
  const { db, tenantId, actor, clock } = context;
  const nurseId = input.nurseId ?? actor.userId;
  if (nurseId !== actor.userId && !can(actor, 'shifts.manage')) {
    throw new AppError('FORBIDDEN', { permission: 'shifts.manage' });
  }
  const today = todayOf(context);
  const shiftDate = input.shiftDate ?? today;
  if (shiftDate > today || shiftDate < plusDays(today, -1)) {
    throw invalidFields({ shiftDate: issue('dayTooFar') });
  }
  await refuseWhoDoesNotNurse(context, nurseId);
  if (input.wardId !== null) await refuseClosedWard(context, input.wardId);
  const now = clock.now().toISOString();
  const id = newId();
  const row = {
    tenant_id: tenantId,
    id,
    ward_id: input.wardId,
    nurse_id: nurseId,
    shift_type: input.shiftType,
    shift_date: shiftDate,
    start_time: now,
    end_time: null,
    shift_notes: input.shiftNotes,
    status: 'active' as const,
    cancel_reason: null,
    created_by: actor.userId,
    updated_by: actor.userId,
    created_at: now,
    updated_at: now,
    version: 1,
  };
  await refusing(insertShifts(db, [row]), {
    nursing_shift_one_active: () => new AppError('SHIFT_ACTIVE_ALREADY', { nurseId }),
  });
  const wanted = input.admissionIds.map((admissionId) => ({ admissionId, shift: row }));
  await moveTo(context, wanted);
  return shiftRecord.created(context, id);
}

async function refuseWhoDoesNotNurse({ db, tenantId }: CallContext, nurseId: string): Promise<void> {
  const grants = (await findGrants(db, tenantId, [nurseId])).get(nurseId);
  if (!grants) throw new AppError('NOT_FOUND');
  if (!can(grants, 'nursing.write')) throw invalidFields({ nurseId: issue('nurseUnknown') });
}

async function refuseClosedWard({ db, tenantId }: CallContext, wardId: string): Promise<void> {
  const ward = await selectWard(db, tenantId, wardId);
  if (!ward) throw new AppError('NOT_FOUND');
  if (ward.status !== 'active') throw invalidFields({ wardId: issue('wardClosed') });
}
