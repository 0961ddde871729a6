import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import '../charge.tables.ts';
import '../../inpatient.tables.ts';

export type StoredBedRate = RowOf<'bed_rate'>;
export type BedRateRow = StoredBedRate & { ward_name: string | null; bed_number: string | null };

function namedRates(db: Db, tenantId: string) {
  return db
    .selectFrom('bed_rate as rate')
    .leftJoin('ward', (join) =>
      join.on('ward.tenant_id', '=', tenantId).onRef('ward.id', '=', 'rate.ward_id'),
    )
    .leftJoin('bed', (join) => join.on('bed.tenant_id', '=', tenantId).onRef('bed.id', '=', 'rate.bed_id'))
    .selectAll('rate')
    .select(['ward.name as ward_name', 'bed.bed_number'])
    .where('rate.tenant_id', '=', tenantId);
}

/** The rates that were not withdrawn, newest first. */
export function selectRates(db: Db, tenantId: string, limit: number): Promise<BedRateRow[]> {
  return namedRates(db, tenantId)
    .where('rate.withdrawn_at', 'is', null)
    .orderBy('rate.valid_from', 'desc')
    .orderBy('rate.id', 'desc')
    .limit(limit)
    .execute();
}

export function selectRate(db: Db, tenantId: string, id: string): Promise<BedRateRow | undefined> {
  return namedRates(db, tenantId).where('rate.id', '=', id).executeTakeFirst();
}

export async function insertRates(
  db: Db,
  rows: readonly Omit<StoredBedRate, 'withdrawn_by' | 'withdrawn_at'>[],
): Promise<void> {
  if (rows.length > 0) await db.insertInto('bed_rate').values(rows).execute();
}

/** False when it was withdrawn already, or there is none. */
export async function withdrawRate(
  db: Db,
  tenantId: string,
  { id, by, at }: { id: string; by: string; at: string },
): Promise<boolean> {
  const result = await db
    .updateTable('bed_rate')
    .set({ withdrawn_by: by, withdrawn_at: at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
