import type { Db } from '#database/tables.ts';
import type { Permission } from '#kernel/permissions.ts';
import { selectHolders } from './permission-holders.queries.ts';
import { selectSecondFactor } from './second-factor/second-factor.queries.ts';

/** Ids of the active people who pass a check for this permission, administrators among them: at most 200. */
export async function findPeopleWith(db: Db, tenantId: string, permission: Permission): Promise<string[]> {
  const rows = await selectHolders(db, tenantId, permission);
  return rows.map((row) => row.id);
}

/** True when the person signs in with a second factor. */
export async function hasSecondFactor(db: Db, tenantId: string, userId: string): Promise<boolean> {
  const row = await selectSecondFactor(db, tenantId, userId);
  return row?.two_factor_confirmed_at != null;
}
