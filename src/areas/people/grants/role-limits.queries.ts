import type { Db } from '#database/tables.ts';
import { can } from '#kernel/access/actor.ts';
import type { Permission } from '#kernel/access/permissions.ts';
import { toGrants } from './administrators.queries.ts';
import '../people.tables.ts';

/** What somebody with a role does alone with what is billed; null is without a limit. */
export interface RoleLimits {
  /** Hundredths of a percent of what an invoice comes to by the catalogue. */
  discountBasisPoints: number | null;
  /** Minor units of all credit notes of one invoice. */
  creditMinor: number | null;
  /** Minor units of one invoice that is voided. */
  voidMinor: number | null;
  /** Opens a closed month again alone. */
  reopensMonths: boolean;
}

const columns = [
  'role.permissions',
  'role.is_administrator',
  'role.discount_limit_basis_points',
  'role.credit_limit_minor',
  'role.void_limit_minor',
  'role.reopens_months',
] as const;

interface LimitColumns {
  discount_limit_basis_points: number | null;
  credit_limit_minor: number | null;
  void_limit_minor: number | null;
  reopens_months: boolean;
}

function limitsOf(row: LimitColumns): RoleLimits {
  return {
    discountBasisPoints: row.discount_limit_basis_points,
    creditMinor: row.credit_limit_minor,
    voidMinor: row.void_limit_minor,
    reopensMonths: row.reopens_months,
  };
}

/** The limits as the table of roles keeps them. */
export function limitColumns(limits: RoleLimits): LimitColumns {
  return {
    discount_limit_basis_points: limits.discountBasisPoints,
    credit_limit_minor: limits.creditMinor,
    void_limit_minor: limits.voidMinor,
    reopens_months: limits.reopensMonths,
  };
}

/** The limits of those roles of a person by which they may do something at all. */
export async function selectLimitsOfPerson(
  db: Db,
  tenantId: string,
  userId: string,
  permission: Permission,
): Promise<RoleLimits[]> {
  const rows = await db
    .selectFrom('user_role as held')
    .innerJoin('role', (join) =>
      join.on('role.tenant_id', '=', tenantId).onRef('role.id', '=', 'held.role_id'),
    )
    .select(columns)
    .where('held.tenant_id', '=', tenantId)
    .where('held.user_id', '=', userId)
    .where('role.is_active', '=', true)
    .orderBy('role.id')
    .execute();
  return rows.filter((row) => can(toGrants(row), permission)).map(limitsOf);
}

/** The roles with one of these permissions and their limits, by name. */
export async function selectRolesWithLimits(
  db: Db,
  tenantId: string,
  permissions: readonly Permission[],
): Promise<({ roleId: string; name: string } & RoleLimits)[]> {
  const rows = await db
    .selectFrom('role')
    .select(['role.id', 'role.name', ...columns])
    .where('role.tenant_id', '=', tenantId)
    .orderBy('role.name')
    .orderBy('role.id')
    .execute();
  return rows
    .filter((row) => can(toGrants(row), permissions))
    .map((row) => ({ roleId: row.id, name: row.name, ...limitsOf(row) }));
}

/** False where the hospital has no such role. */
export async function writeLimitsOfRole(
  db: Db,
  tenantId: string,
  roleId: string,
  limits: RoleLimits,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('role')
    .set(limitColumns(limits))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', roleId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
