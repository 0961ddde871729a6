import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import './mark.tables.ts';
import '../../pharmacy.tables.ts';

export async function insertMarkChange(db: Db, row: RowOf<'medicine_mark_change'>): Promise<void> {
  await db.insertInto('medicine_mark_change').values(row).execute();
}

export interface MarkedRow {
  name: string;
  ingredient_codes: string[];
  is_controlled: boolean;
  is_high_alert: boolean;
}

/** What is marked as controlled or high alert, by name and ingredients; a hospital marks some hundred at most. */
export async function selectMarked(db: Db, tenantId: string): Promise<MarkedRow[]> {
  const { rows } = await sql<MarkedRow>`
    select lower(name) as name, ingredient_codes, bool_or(is_controlled) as is_controlled,
      bool_or(is_high_alert) as is_high_alert
    from medicine
    where tenant_id = ${tenantId}::uuid and (is_controlled or is_high_alert)
    group by lower(name), ingredient_codes
    order by lower(name), ingredient_codes
    limit 2000`.execute(db);
  return rows;
}
