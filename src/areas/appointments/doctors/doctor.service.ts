import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import type * as contract from './doctor.contract.ts';
import { type Doctor, maxDoctors } from './doctor.contract.ts';
import { type DoctorRow, doctorRows, insertDoctors, selectDoctors } from './doctor.queries.ts';
import { toDoctor } from './doctor.record.ts';

export async function listDoctors(
  { db, tenantId }: CallContext,
  input: CallInput<typeof contract.listDoctors>,
) {
  const rows = await selectDoctors(db, tenantId, input.status, maxDoctors);
  return { rows: rows.map(toDoctor) };
}

export async function createDoctor(
  context: CallContext,
  input: CallInput<typeof contract.createDoctor>,
): Promise<Doctor> {
  const now = context.clock.now().toISOString();
  const row: DoctorRow = {
    tenant_id: context.tenantId,
    id: newId(),
    name: input.name,
    specialty: input.specialty,
    status: 'active',
    user_id: input.userId ?? null,
    created_at: now,
    updated_at: now,
    version: 1,
  };
  await insertDoctors(context.db, [row]);
  const doctor = toDoctor(row);
  context.audit({ action: 'CREATE', resource: 'doctors', resourceId: row.id, newValues: doctor });
  context.announce('appointments');
  return doctor;
}

/** @throws AppError STALE with the stored record when somebody else changed it meanwhile. */
export async function updateDoctor(
  context: CallContext,
  input: CallInput<typeof contract.updateDoctor>,
): Promise<Doctor> {
  const { db, tenantId, clock } = context;
  const stored = await doctorRows.select(db, tenantId, input.doctorId);
  if (!stored) throw new AppError('NOT_FOUND');
  const before = toDoctor(stored);
  const seen = { tenantId, id: stored.id, version: input.version };
  const row = await doctorRows.update(db, seen, {
    name: input.name ?? stored.name,
    specialty: input.specialty ?? stored.specialty,
    status: input.status ?? stored.status,
    user_id: input.userId === undefined ? stored.user_id : input.userId,
    updated_at: clock.now().toISOString(),
  });
  if (!row) throw new AppError('STALE', { current: before });
  const after = toDoctor(row);
  context.audit({
    action: 'UPDATE',
    resource: 'doctors',
    resourceId: row.id,
    ...changedFields(before, after),
  });
  context.announce('appointments');
  return after;
}
