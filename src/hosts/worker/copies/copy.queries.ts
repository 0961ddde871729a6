import { sql } from 'kysely';
import type { Db, Tables } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';

interface RowsToCopy<Table extends keyof Tables> {
  table: Table;
  order?: readonly string[];
  maxRows: number;
  keepsLast?: boolean;
}

/** The tenant's rows in their order: the first, or the last where `keepsLast`. */
export async function selectRows<Table extends keyof Tables>(
  db: Db,
  tenantId: string,
  { table, order = ['created_at'], maxRows, keepsLast = false }: RowsToCopy<Table>,
): Promise<RowOf<Table>[]> {
  const direction = sql.raw(keepsLast ? 'desc' : 'asc');
  const keys = [...order, 'id'].map((column) => sql`${sql.ref(column)} ${direction}`);
  const { rows } = await sql<RowOf<Table>>`
    select * from ${sql.table(table)} where tenant_id = ${tenantId}::uuid
    order by ${sql.join(keys)} limit ${maxRows}`.execute(db);
  return keepsLast ? rows.toReversed() : rows;
}

/** Those of the ids that the tenant has rows of, in no order. */
export async function selectByIds<Table extends keyof Tables>(
  db: Db,
  tenantId: string,
  table: Table,
  ids: readonly string[],
): Promise<RowOf<Table>[]> {
  const { rows } = await sql<RowOf<Table>>`
    select * from ${sql.table(table)}
    where tenant_id = ${tenantId}::uuid and id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** Inserts rows that all name the same columns, and returns them with what the database added. */
export async function insertRows<Table extends keyof Tables>(
  db: Db,
  table: Table,
  rows: readonly object[],
): Promise<RowOf<Table>[]> {
  if (rows.length === 0) return [];
  const columns = sql.join(Object.keys(rows[0]!).map((column) => sql.ref(column)));
  const inserted = await sql<RowOf<Table>>`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    returning *`.execute(db);
  return inserted.rows;
}

/** The hospital's first account, its currency and its time zone. */
export function selectOwner(db: Db, tenantId: string) {
  return db
    .selectFrom('user_account as account')
    .innerJoin('tenant_settings as settings', 'settings.tenant_id', 'account.tenant_id')
    .select(['account.id as userId', 'currency_code as currencyCode', 'time_zone as timeZone'])
    .where('account.tenant_id', '=', tenantId)
    .orderBy('account.created_at')
    .orderBy('account.id')
    .executeTakeFirstOrThrow();
}
