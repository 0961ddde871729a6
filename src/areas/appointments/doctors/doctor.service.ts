import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import type { CallInput } from '#kernel/define-call.ts';
import type * as contract from './doctor.contract.ts';
import { type Doctor, maxDoctors } from './doctor.contract.ts';
import { doctorRows, selectDoctors } from './doctor.queries.ts';
import { toDoctor } from './doctor.record.ts';

const doctorRecord = recordOf({
  resource: 'doctors',
  topic: 'appointments',
  rows: doctorRows,
  toRecord: toDoctor,
});

export async function listDoctors(
  { db, tenantId }: CallContext,
  input: CallInput<typeof contract.listDoctors>,
) {
  const rows = await selectDoctors(db, tenantId, input.status, maxDoctors);
  return { rows: rows.map(toDoctor) };
}

export function createDoctor(
  context: CallContext,
  { name, specialty, userId }: CallInput<typeof contract.createDoctor>,
): Promise<Doctor> {
  return doctorRecord.create(context, { name, specialty, status: 'active', user_id: userId ?? null });
}

/** @throws AppError STALE with the stored record when somebody else changed it meanwhile. */
export function updateDoctor(
  context: CallContext,
  { doctorId: id, version, name, specialty, status, userId }: CallInput<typeof contract.updateDoctor>,
): Promise<Doctor> {
  return doctorRecord.change(context, { id, version }, (before, row) => ({
    name: name ?? before.name,
    specialty: specialty ?? before.specialty,
    status: status ?? before.status,
    user_id: userId === undefined ? row.user_id : userId,
  }));
}
