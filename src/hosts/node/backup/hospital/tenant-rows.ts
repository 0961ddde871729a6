import pg from 'pg';

/** A table of which each hospital has its own rows. */
export interface TenantTable {
  readonly name: string;
  /** What is stored, and not computed by the database; with the types. */
  readonly columns: readonly { name: string; type: string }[];
}

/** Who was signed in then is not signed in now, and their browsers are told nothing more. */
const leftBehind: ReadonlySet<string> = new Set(['user_session', 'push_subscription', 'rate_limit']);
const rowsAtOnce = 500;

/** Every table whose rows name their hospital. */
export async function tenantTables(client: pg.Client): Promise<TenantTable[]> {
  const { rows } = await client.query<TenantTable>(`
    select t.oid::regclass::text as name,
      (select json_agg(json_build_object('name', quote_ident(a.attname),
          'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) from pg_attribute a
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class t
    where t.relkind in ('r', 'p') and not t.relispartition and t.relnamespace = 'public'::regnamespace
      and exists (select from pg_attribute a
        where a.attrelid = t.oid and a.attname = 'tenant_id' and not a.attisdropped)
    order by t.relname`);
  return rows;
}

/** How many rows of a hospital each table holds; tables without any are left out. */
export async function countRows(
  client: pg.Client,
  tables: readonly TenantTable[],
  tenantId: string,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const { rows } = await client.query<{ rows: number }>(
      `select count(*)::int as rows from ${name} where tenant_id = $1`,
      [tenantId],
    );
    if (rows[0]!.rows > 0) counts.set(name, rows[0]!.rows);
  }
  return counts;
}

/**
 * Puts the rows of one hospital from one database in the place of those that another has, in the caller's transaction,
 * which must not run triggers: what they would do was done when the rows were first written.
 */
export async function replaceRows(
  source: pg.Client,
  target: pg.Client,
  tables: readonly TenantTable[],
  tenantId: string,
): Promise<void> {
  for (const { name } of tables) await target.query(`delete from ${name} where tenant_id = $1`, [tenantId]);
  await source.query('begin isolation level repeatable read read only');
  for (const table of tables) {
    if (!leftBehind.has(table.name)) await copyRows(source, target, table, tenantId);
  }
  await source.query('commit');
}

/**
 * Copies the rows that one table has of a hospital, in transactions of the caller, some hundred at once; each value goes
 * as PostgreSQL writes it, so it is exactly the same again.
 */
export async function copyRows(
  source: pg.Client,
  target: pg.Client,
  { name, columns }: TenantTable,
  tenantId: string,
): Promise<void> {
  const listed = columns.map((column) => column.name).join(', ');
  const written = columns.map((column) => `${column.name}::text`).join(', ');
  const read = columns.map(({ type }, place) => `(one->>${place})::${type}`).join(', ');
  const id = pg.escapeLiteral(tenantId);
  await source.query(
    `declare rows_of_hospital no scroll cursor for
       select json_build_array(${written})::text as row from ${name} where tenant_id = ${id}`,
  );
  for (;;) {
    const { rows } = await source.query<{ row: string }>(`fetch ${rowsAtOnce} from rows_of_hospital`);
    if (rows.length === 0) break;
    const json = `[${rows.map(({ row }) => row).join(',')}]`;
    await target.query(
      `insert into ${name} (${listed}) overriding system value
         select ${read} from json_array_elements($1::json) as one`,
      [json],
    );
  }
  await source.query('close rows_of_hospital');
}

/** The names under which the files of a hospital are stored. */
export async function storedFiles(client: pg.Client, tenantId: string): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select attrelid::regclass::text as name from pg_attribute
       where attname = 'stored_as' and attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r')`,
  );
  const names: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ name: string }>(
      `select stored_as as name from ${name} where tenant_id = $1 and stored_as is not null`,
      [tenantId],
    );
    names.push(...rows.map((row) => row.name));
  }
  return names;
}
