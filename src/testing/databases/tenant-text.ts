import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';

/** Every row of every table of a tenant, as text. */
export async function textOfTenant(db: Db, tenantId: string): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'tenant_id' order by table_name`.execute(db);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select row_to_json(stored)::text as row from ${sql.table(name)} as stored where tenant_id = ${tenantId}::uuid`.execute(
      db,
    );
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}
