import type { CallContext } from '#server/call-context.ts';
import { deleteUnused } from '#database/savepoints/unused-rows.ts';
import type { Doctor } from './doctor.contract.ts';
import { selectDoctorsWithAccount } from './doctor.queries.ts';
import { toDoctor } from './doctor.record.ts';
import { writeHours } from './hours/hours.queries.ts';

/** The active doctors of these names (lower case) or ids, with the address of the account that each signs in with. */
export async function findDoctors(
  { db, tenantId }: CallContext,
  { names = [], ids = [] }: { names?: readonly string[]; ids?: readonly string[] },
): Promise<(Doctor & { email: string | null })[]> {
  const rows = await selectDoctorsWithAccount(db, tenantId, { names, ids });
  return rows.map(({ user_email: email, ...row }) => ({ ...toDoctor(row), email }));
}

/** Deletes a doctor whom nobody has changed, booked or sent on leave; false where somebody has. */
export async function removeNewDoctor(
  context: CallContext,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  const { db, tenantId } = context;
  await writeHours(db, tenantId, id, []);
  const removed = await deleteUnused(db, 'doctor', { tenantId, id, version });
  if (!removed) return false;
  const oldValues = { name: removed.name };
  context.audit({ action: 'DELETE', resource: 'doctors', resourceId: id, oldValues });
  context.announce('appointments');
  return true;
}
