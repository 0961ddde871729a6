import type { Db } from '#database/tables.ts';
import './statistic-codes.tables.ts';

export function selectCodes(db: Db, tenantId: string) {
  return db
    .selectFrom('statistic_codes')
    .select(['org_unit', 'elements', 'version'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
}

interface WrittenCodes {
  org_unit: string;
  /** JSON text. */
  elements: string;
  updated_by: string;
  updated_at: string;
}

/** Writes the codes over the version that somebody has seen, 0 for none; false where there is another by now. */
export async function writeCodes(
  db: Db,
  tenantId: string,
  version: number,
  values: WrittenCodes,
): Promise<boolean> {
  if (version === 0) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('statistic_codes')
      .values({ tenant_id: tenantId, version: 1, ...values })
      .onConflict((conflict) => conflict.column('tenant_id').doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
  const { numUpdatedRows } = await db
    .updateTable('statistic_codes')
    .set({ ...values, version: version + 1 })
    .where('tenant_id', '=', tenantId)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
