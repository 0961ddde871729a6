import type { CallContext } from '#server/call-context.ts';
import { toRecord } from '#database/to-record.ts';
import { AppError } from '#kernel/app-error.ts';
import { joinGrants, grantsBeyond, type Grants } from '../roles/role.rules.ts';
import { toGrants } from '../grants/administrators.queries.ts';
import { user, type User } from './user.contract.ts';
import { selectUser, type UserRow } from './user.queries.ts';

/** What somebody's roles grant together, inactive roles as well. */
export function grantsOf(row: Pick<UserRow, 'roles'>): Grants {
  return joinGrants(row.roles.map(toGrants));
}

/** An account as `asking` sees it. */
export function toUser(row: UserRow, asking: Grants): User {
  return toRecord(user, row, {
    roles: row.roles.map(({ id, name, is_system }) => ({ id, name, isSystem: is_system })),
    isWithinOwn: grantsBeyond(asking, grantsOf(row)).length === 0,
  });
}

/** @throws AppError NOT_FOUND also for a deleted account. */
export async function requireUser(context: CallContext, id: string): Promise<UserRow> {
  const row = await selectUser(context.db, context.tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
