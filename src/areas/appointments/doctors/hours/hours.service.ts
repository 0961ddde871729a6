import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { todayOf } from '#kernel/time/today.ts';
import { maxDoctors } from '../doctor.contract.ts';
import { doctorRows, lockDoctor, selectDoctors } from '../doctor.queries.ts';
import type * as contract from './hours.contract.ts';
import type { DoctorHours, DoctorLeave, DoctorPresence } from './hours.contract.ts';
import { issue } from './hours.issues.ts';
import * as queries from './hours.queries.ts';
import type { HoursSpan, LeaveDays } from './hours.rules.ts';

const hoursRecord = recordOf({
  resource: 'doctors',
  topic: 'appointments',
  rows: doctorRows,
  toRecord: hoursOf,
  audited: ({ spans }) => ({ hours: spans }),
});

/** The hours of the doctors that are listed, or of one. @throws AppError NOT_FOUND */
export async function listDoctorHours(
  { db, tenantId }: CallContext,
  { from, to, doctorId }: CallInput<typeof contract.listDoctorHours>,
): Promise<{ rows: DoctorPresence[] }> {
  if (doctorId !== undefined && !(await doctorRows.select(db, tenantId, doctorId))) {
    throw new AppError('NOT_FOUND');
  }
  const ids =
    doctorId === undefined
      ? (await selectDoctors(db, tenantId, 'all', maxDoctors)).map(({ id }) => id)
      : [doctorId];
  const spans = Map.groupBy(await queries.selectHours(db, tenantId, doctorId), (row) => row.doctor_id);
  const leaves = Map.groupBy(
    await queries.selectLeaves(db, tenantId, { doctorId, from, to }),
    (row) => row.doctor_id,
  );
  const known = ids.filter((id) => spans.has(id) || leaves.has(id));
  return {
    rows: known.map((id) => ({
      doctorId: id,
      spans: (spans.get(id) ?? []).map(toSpan),
      leaves: (leaves.get(id) ?? []).map(({ from_date, to_date }) => ({
        fromDate: from_date,
        toDate: to_date,
      })),
    })),
  };
}

/** The leave of active doctors that touches the days, by the account with which they sign in. */
export async function leavesByAccount(
  { db, tenantId }: CallContext,
  days: { from: string; to: string },
): Promise<ReadonlyMap<string, LeaveDays[]>> {
  const accounts = new Map(
    (await selectDoctors(db, tenantId, 'active', maxDoctors)).flatMap(({ id, user_id }) =>
      user_id === null ? [] : [[id, user_id] as const],
    ),
  );
  const found = new Map<string, LeaveDays[]>();
  for (const { doctor_id, from_date, to_date } of await queries.selectLeaves(db, tenantId, days)) {
    const account = accounts.get(doctor_id);
    if (account === undefined) continue;
    found.set(account, [...(found.get(account) ?? []), { fromDate: from_date, toDate: to_date }]);
  }
  return found;
}

/** @throws AppError NOT_FOUND */
export function getDoctorHours(
  context: CallContext,
  { doctorId }: CallInput<typeof contract.getDoctorHours>,
): Promise<DoctorHours> {
  return hoursRecord.read(context, doctorId);
}

/** @throws AppError NOT_FOUND, STALE with the stored hours, INVALID_INPUT at the span */
export function writeDoctorHours(
  context: CallContext,
  { doctorId: id, version, spans }: CallInput<typeof contract.writeDoctorHours>,
): Promise<DoctorHours> {
  const { db, tenantId } = context;
  // The hours have the version of their doctor.
  return hoursRecord.change(
    context,
    { id, version },
    {},
    { alongside: () => queries.writeHours(db, tenantId, id, spans) },
  );
}

/** @throws AppError NOT_FOUND, INVALID_INPUT for another leave at the same time, or too many */
export async function addDoctorLeave(
  context: CallContext,
  { doctorId, ...fields }: CallInput<typeof contract.addDoctorLeave>,
): Promise<DoctorLeave> {
  const { db, tenantId, clock } = context;
  // Who adds leave of the same doctor takes turns, so that they are counted.
  if (!(await lockDoctor(db, tenantId, doctorId))) throw new AppError('NOT_FOUND');
  const max = sizeLimits.doctorLeaveEntries;
  const ahead = await queries.selectLeaves(db, tenantId, { doctorId, from: todayOf(context), to: null });
  if (ahead.length >= max) throw invalidFields({ fromDate: issue('tooManyLeaves', { max }) });
  const row = {
    tenant_id: tenantId,
    id: newId(),
    doctor_id: doctorId,
    from_date: fields.fromDate,
    to_date: fields.toDate,
    reason: fields.reason,
    created_at: clock.now().toISOString(),
  };
  await refusing(queries.insertLeave(db, row), {
    doctor_leave_overlap: () => invalidFields({ fromDate: issue('leaveOverlap') }),
  });
  const leave = toLeave(row);
  context.audit({
    action: 'CREATE',
    resource: 'doctor_leaves',
    resourceId: row.id,
    newValues: { doctorId, ...leave },
  });
  context.announce('appointments');
  return leave;
}

/** @throws AppError NOT_FOUND */
export async function removeDoctorLeave(
  context: CallContext,
  { doctorLeaveId }: CallInput<typeof contract.removeDoctorLeave>,
): Promise<{ id: string }> {
  const row = await queries.deleteLeave(context.db, context.tenantId, doctorLeaveId);
  if (!row) throw new AppError('NOT_FOUND');
  context.audit({
    action: 'DELETE',
    resource: 'doctor_leaves',
    resourceId: row.id,
    oldValues: { doctorId: row.doctor_id, ...toLeave(row) },
  });
  context.announce('appointments');
  return { id: row.id };
}

async function hoursOf(
  { id, version }: { id: string; version: number },
  context: CallContext,
): Promise<DoctorHours> {
  const { db, tenantId } = context;
  const spans = await queries.selectHours(db, tenantId, id);
  const ahead = { doctorId: id, from: todayOf(context), to: null };
  const leaves = await queries.selectLeaves(db, tenantId, ahead);
  return { id, spans: spans.map(toSpan), leaves: leaves.map(toLeave), version };
}

function toSpan({ weekday, from_minute, to_minute }: queries.HoursRow): HoursSpan {
  return { weekday, fromMinute: from_minute, toMinute: to_minute };
}

function toLeave({ id, from_date, to_date, reason }: queries.LeaveRow): DoctorLeave {
  return { id, fromDate: from_date, toDate: to_date, reason };
}
