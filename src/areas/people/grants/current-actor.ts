import type { Db } from '#database/tables.ts';
import type { Actor } from '#kernel/access/actor.ts';
import { readModules } from '#kernel/access/modules.ts';
import { isPermission } from '#kernel/access/permissions.ts';
import { selectRolesOf } from './permission-holders.queries.ts';
import { selectPersonOfHospital } from './current-actor.queries.ts';

/**
 * A person as they could act at this moment, with nobody signed in: for work that a job does on their behalf. Null for
 * an account that is out of use.
 */
export async function findActor(db: Db, tenantId: string, userId: string): Promise<Actor | null> {
  const person = await selectPersonOfHospital(db, tenantId, userId);
  if (!person) return null;
  const roles = await selectRolesOf(db, tenantId, [userId]);
  return {
    userId,
    tenantId,
    tenantSlug: person.slug,
    // No session stands behind it.
    sessionId: '',
    name: `${person.first_name} ${person.last_name}`.trim(),
    permissions: new Set(roles.flatMap(({ permissions }) => permissions).filter(isPermission)),
    isAdministrator: roles.some((role) => role.is_administrator),
    modules: readModules(person.modules),
    mustSetUpSecondFactor: false,
    timeZone: person.time_zone,
  };
}
