import type { CallContext } from '#server/call-context.ts';
import { selectGrants } from '../grants/administrators.queries.ts';
import { selectRoles } from '../roles/role.queries.ts';
import type { User } from './user.contract.ts';
import { selectUser, selectUsersByEmail } from './user.queries.ts';
import { toUser } from './user.record.ts';
import { removeUser } from './user.service.ts';

const maxRoles = 500;

/** The accounts with these addresses, as their keys (`emailKey`) say them. */
export async function findUsersByEmail(context: CallContext, emailKeys: readonly string[]): Promise<User[]> {
  const own = await selectGrants(context.db, context.tenantId, context.actor.userId);
  const rows = await selectUsersByEmail(context.db, context.tenantId, emailKeys);
  return rows.map((row) => toUser(row, own));
}

/** The roles that can be given. */
export async function findRoles({ db, tenantId }: CallContext): Promise<{ id: string; name: string }[]> {
  const rows = await selectRoles(db, tenantId, { limit: maxRoles });
  return rows.filter((row) => row.is_active).map(({ id, name }) => ({ id, name }));
}

/** Removes an account that nobody has signed in with or changed; false where somebody has. @throws as `removeUser` */
export async function removeUnusedUser(
  context: CallContext,
  input: { userId: string; version: number },
): Promise<boolean> {
  const row = await selectUser(context.db, context.tenantId, input.userId);
  if (!row) return false;
  const own = await selectGrants(context.db, context.tenantId, context.actor.userId);
  const user = toUser(row, own);
  if (user.hasPassword || user.lastLoginAt !== null) return false;
  await removeUser(context, input);
  return true;
}
