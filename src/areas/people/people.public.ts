import type { Db } from '#database/tables.ts';
import type { Permission } from '#kernel/access/permissions.ts';
import { toGrants } from './grants/administrators.queries.ts';
import {
  searchHolders,
  selectName,
  selectHolders,
  selectRolesOf,
} from './grants/permission-holders.queries.ts';
import { confirmSecondPerson, listSecondPersons } from './password/second-person.service.ts';
import { type Grants, joinGrants } from './roles/role.rules.ts';
import { searchWords } from './users/user.rules.ts';

export { confirmSecondPerson, listSecondPersons };
export {
  endAllSessions,
  selectFirstWithoutPassword,
} from './first-administrator/first-administrator.queries.ts';
export {
  openOperator,
  openPeople,
  type OperatorLink,
  renewOperatorLink,
} from './first-administrator/first-administrator.ts';
export { recoverAdministrator } from './first-administrator/recover-administrator.ts';
export {
  selectLimitsOfPerson,
  selectRolesWithLimits,
  writeLimitsOfRole,
} from './grants/role-limits.queries.ts';
export { findActor } from './grants/current-actor.ts';
export { networkOf } from '#kernel/limits/network.ts';
export { emailKey } from './sessions/session.rules.ts';

/** Tables that queries of other areas may read; they are written only by this area. @public */
export const readableTables = ['user_account', 'user_session'] as const;

/** Ids of the active people who pass a check for this permission, administrators among them: at most 200. */
export async function findPeopleWith(db: Db, tenantId: string, permission: Permission): Promise<string[]> {
  const rows = await selectHolders(db, tenantId, permission);
  return rows.map((row) => row.id);
}

/** Active people who pass a check for this permission and whose names match what was typed, by name. */
export async function searchPeopleWith(
  db: Db,
  tenantId: string,
  permission: Permission,
  { search, limit }: { search: string; limit: number },
): Promise<{ id: string; name: string }[]> {
  const rows = await searchHolders(db, tenantId, permission, { words: searchWords(search), limit });
  return rows.map((row) => ({ id: row.id, name: `${row.first_name} ${row.last_name}`.trim() }));
}

/** First and last name of an account of the hospital; undefined when there is none. */
export async function findPersonName(db: Db, tenantId: string, userId: string): Promise<string | undefined> {
  const row = await selectName(db, tenantId, userId);
  return row && `${row.first_name} ${row.last_name}`.trim();
}

/** Who signs a paper: the name, and the number under which they are registered; undefined for nobody of the hospital. */
export async function findSigner(
  db: Db,
  tenantId: string,
  userId: string,
): Promise<{ name: string; registrationNumber: string | null } | undefined> {
  const row = await selectName(db, tenantId, userId);
  if (!row) return undefined;
  const name = `${row.first_name} ${row.last_name}`.trim();
  return { name, registrationNumber: row.registration_number };
}

/** What these people may do, as the database knows it now; inactive and unknown ones are left out. */
export async function findGrants(
  db: Db,
  tenantId: string,
  userIds: readonly string[],
): Promise<Map<string, Grants>> {
  if (userIds.length === 0) return new Map();
  const rows = await selectRolesOf(db, tenantId, userIds);
  const ids = [...new Set(rows.map((row) => row.id))];
  return new Map(ids.map((id) => [id, joinGrants(rows.filter((row) => row.id === id).map(toGrants))]));
}

/**
 * Of these people those who are told first, by what `findGrants` knows of them: an administrator may do everything, and
 * is told only where there is nobody else, or where they are `near`, such as the doctor of the stay.
 */
export function toldFirst(all: Map<string, Grants>, near: readonly string[] = []): Map<string, Grants> {
  const first = [...all].filter(([id, held]) => near.includes(id) || !held.isAdministrator);
  return first.length > 0 ? new Map(first) : all;
}
