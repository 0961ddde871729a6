import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import '../../pharmacy.tables.ts';
import '../controlled.tables.ts';

/** Controlled medicines that lie on a shelf and were counted by nobody since an instant: how many, and the first by name. */
export async function selectUncounted(
  db: Db,
  tenantId: string,
  since: string,
): Promise<{ count: number; name: string | null }> {
  const { rows } = await sql<{ count: number; name: string | null }>`
    select count(*)::int as count, min(medicine.name) as name
    from medicine
    join stock_level level on level.tenant_id = ${tenantId}::uuid and level.item_id = medicine.id and level.is_stocked
    join stock_place place on place.tenant_id = ${tenantId}::uuid and place.id = level.place_id
      and place.kind not in ('quarantine', 'transit')
    where medicine.tenant_id = ${tenantId}::uuid and medicine.is_controlled
      and not exists (select from controlled_count counted where counted.tenant_id = ${tenantId}::uuid
        and counted.medicine_id = medicine.id and counted.place_id = level.place_id
        and counted.counted_at >= ${since}::timestamptz)`.execute(db);
  return rows[0]!;
}
