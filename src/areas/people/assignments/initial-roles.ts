import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { toGrants } from '../grants/administrators.queries.ts';
import { type Grants, joinGrants, requireWithinOwn } from '../roles/role.rules.ts';
import { selectRoles } from '../users/user.queries.ts';

/**
 * The ids of the roles a new person starts with, each once.
 * @throws AppError NOT_FOUND for one the hospital does not have, BEYOND_OWN_PERMISSIONS for one above the actor.
 */
export async function requireRoles(
  { db, tenantId }: CallContext,
  own: Grants,
  roleIds: readonly string[],
): Promise<string[]> {
  const unique = [...new Set(roleIds)];
  const roles = await selectRoles(db, tenantId, unique);
  if (roles.length < unique.length) throw new AppError('NOT_FOUND');
  requireWithinOwn(own, joinGrants(roles.map(toGrants)));
  return unique;
}
