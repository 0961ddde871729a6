import { samplePassword } from '#areas/people/people.samples.ts';
import { newId } from '#kernel/ids.ts';
import type { Permission } from '#kernel/access/permissions.ts';
import { type Caller, type Hospital, type SampleRole, signInAs, type TestSystem } from '../hospital.ts';

/** A member of staff with one role of their own. */
export interface StaffMember {
  userId: string;
  roleId: string;
  email: string;
  caller: Caller;
}

/** Adds somebody whose only role grants exactly these permissions, written straight to the tables, and signs them in. */
export async function aStaffMember(
  { system, database }: TestSystem,
  { tenantId, slug }: Hospital,
  permissions: Permission[],
): Promise<StaffMember> {
  const userId = newId();
  const roleId = newId();
  const email = `${userId}@${slug}.example`;
  await database.inTenant(tenantId, 'write', async (db) => {
    await db
      .insertInto('user_account')
      .values({
        tenant_id: tenantId,
        id: userId,
        email,
        email_key: email,
        first_name: 'Staff',
        last_name: userId.slice(-6),
        phone: null,
        password_hash: `quick:${samplePassword}`,
        is_sample: true,
        last_login_at: null,
      })
      .execute();
    await db
      .insertInto('role')
      .values({
        tenant_id: tenantId,
        id: roleId,
        code: null,
        name: `Role ${roleId}`,
        description: null,
        permissions,
      })
      .execute();
    await db
      .insertInto('user_role')
      .values({ tenant_id: tenantId, user_id: userId, role_id: roleId, assigned_by: null })
      .execute();
  });
  return { userId, roleId, email, caller: await signInAs(system, slug, email) };
}

/** Gives a role of the hospital further permissions and signs its person in. */
export async function asRoleWith(
  { database }: TestSystem,
  hospital: Hospital,
  role: SampleRole,
  permissions: readonly Permission[],
): Promise<Caller> {
  await database.inTenant(hospital.tenantId, 'write', (db) =>
    db
      .updateTable('role')
      .set((set) => ({
        permissions: set.fn('array_cat', ['permissions', set.val([...permissions])]) as never,
      }))
      .where('tenant_id', '=', hospital.tenantId)
      .where('code', '=', role)
      .execute(),
  );
  return hospital.as(role);
}
