import type { CallContext } from '#database/handler.ts';
import { AppError } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import type * as contract from './doctor.contract.ts';
import { type Doctor, maxDoctors } from './doctor.contract.ts';
import {
  type DoctorRow,
  insertDoctors,
  selectDoctor,
  selectDoctors,
  updateDoctorRow,
} from './doctor.queries.ts';

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
  const stored = await selectDoctor(db, tenantId, input.doctorId);
  if (!stored) throw new AppError('NOT_FOUND');
  const before = toDoctor(stored);
  const row = await updateDoctorRow(db, tenantId, stored.id, input.version, {
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

function toDoctor(row: DoctorRow): Doctor {
  return {
    id: row.id,
    name: row.name,
    specialty: row.specialty,
    status: row.status,
    userId: row.user_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
  };
}
