import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import '../doses.tables.ts';

export type PolicyRow = RowOf<'dose_policy'>;

/** Policies from the one that holds on a day on, the earliest first. */
export async function selectPolicies(db: Db, tenantId: string, day: string): Promise<PolicyRow[]> {
  const rows = await db
    .selectFrom('dose_policy')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('valid_from', 'desc')
    .limit(60)
    .execute();
  const first = rows.findIndex((row) => row.valid_from <= day);
  return rows.slice(0, first < 0 ? rows.length : first + 1).toReversed();
}

export async function writePolicy(db: Db, row: Omit<PolicyRow, 'times'> & { times: string }): Promise<void> {
  const { tenant_id: _tenant, valid_from: _day, ...written } = row;
  await db
    .insertInto('dose_policy')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'valid_from']).doUpdateSet(written))
    .execute();
}
