import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import { limitColumns } from '../grants/role-limits.queries.ts';
import '../people.tables.ts';
import { systemRolesOf } from './system-roles.seed.ts';

/** Gives a new tenant the roles it starts with; returns their ids with their codes. */
export async function insertSystemRoles(
  db: Db,
  tenantId: string,
  isPlatform: boolean,
): Promise<{ id: string; code: string }[]> {
  const roles = systemRolesOf(isPlatform).map((role) => ({ ...role, id: newId() }));
  await db
    .insertInto('role')
    .values(
      roles.map((role) => ({
        tenant_id: tenantId,
        id: role.id,
        code: role.code,
        name: role.name,
        description: role.description,
        is_system: true,
        is_administrator: role.isAdministrator ?? false,
        permissions: [...role.permissions],
        ...(role.limits && limitColumns(role.limits)),
      })),
    )
    .execute();
  return roles;
}
