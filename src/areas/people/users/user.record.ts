import type { CallContext } from '#database/handler.ts';
import { AppError } from '#kernel/app-error.ts';
import { joinGrants, grantsBeyond, type Grants } from '../roles/role.rules.ts';
import { toGrants } from '../grants/administrators.queries.ts';
import type { User } from './user.contract.ts';
import { selectUser, type UserRow } from './user.queries.ts';

/** What somebody's roles grant together, switched-off roles as well. */
export function grantsOf(row: Pick<UserRow, 'roles'>): Grants {
  return joinGrants(row.roles.map(toGrants));
}

/** An account as `asking` sees it. */
export function toUser(row: UserRow, asking: Grants): User {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    status: row.status,
    roles: row.roles.map(({ id, name, is_system }) => ({ id, name, isSystem: is_system })),
    lastLoginAt: row.last_login_at,
    hasPassword: row.has_password,
    hasSecondFactor: row.has_second_factor,
    isWithinOwn: grantsBeyond(asking, grantsOf(row)).length === 0,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
  };
}

/** @throws AppError NOT_FOUND also for a deleted account. */
export async function requireUser(context: CallContext, id: string): Promise<UserRow> {
  const row = await selectUser(context.db, context.tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
