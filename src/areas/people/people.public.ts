import type { Db } from '#database/tables.ts';
import type { Permission } from '#kernel/access/permissions.ts';
import { selectHolders } from './grants/permission-holders.queries.ts';

/** Tables that queries of other areas may read; they are written only by this area. @public */
export const readableTables = ['user_account', 'user_session'] as const;

/** Ids of the active people who pass a check for this permission, administrators among them: at most 200. */
export async function findPeopleWith(db: Db, tenantId: string, permission: Permission): Promise<string[]> {
  const rows = await selectHolders(db, tenantId, permission);
  return rows.map((row) => row.id);
}
