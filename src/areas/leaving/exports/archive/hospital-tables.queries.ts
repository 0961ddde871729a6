import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';

export interface HospitalColumn {
  name: string;
  /** As PostgreSQL calls it, such as `timestamp(3) with time zone`. */
  type: string;
  isRequired: boolean;
}

/** A table with rows of hospitals, as the catalogue of the database describes it. */
export interface HospitalTable {
  name: string;
  columns: HospitalColumn[];
  /** The primary key without the hospital. */
  key: string[];
}

/** Every table whose rows belong to a hospital, by name. */
export async function selectHospitalTables(db: Db): Promise<HospitalTable[]> {
  const { rows } = await sql<HospitalTable>`
    select named.relname as name,
      (select jsonb_agg(jsonb_build_object('name', part.attname,
          'type', format_type(part.atttypid, part.atttypmod), 'isRequired', part.attnotnull) order by part.attnum)
        from pg_attribute as part
        where part.attrelid = named.oid and part.attnum > 0 and not part.attisdropped) as columns,
      (select coalesce(jsonb_agg(part.attname order by place.position), '[]')
        from pg_index as made
        cross join lateral unnest(made.indkey) with ordinality as place(attnum, position)
        join pg_attribute as part on part.attrelid = named.oid and part.attnum = place.attnum
        where made.indrelid = named.oid and made.indisprimary and part.attname <> 'tenant_id') as key
    from pg_class as named
    join pg_attribute as owner on owner.attrelid = named.oid and owner.attname = 'tenant_id'
    where named.relnamespace = 'public'::regnamespace and named.relkind in ('r', 'p')
    order by named.relname
    limit 2000`.execute(db);
  return rows;
}

/** Rows as texts, in the order of the columns that were asked for, then those of the key. */
export type TextRow = Record<string, string | null>;

export interface AskedBatch {
  table: HospitalTable;
  columns: readonly HospitalColumn[];
  /** The key of the last row that was read; null for the first batch. */
  after: readonly string[] | null;
  limit: number;
}

/** The next rows of a table by its key; columns are named `c0`, `c1`, parts of the key `k0`, `k1`. */
export async function selectBatch(
  db: Db,
  tenantId: string,
  { table, columns, after, limit }: AskedBatch,
): Promise<TextRow[]> {
  // What the session is set to does not change how times are written.
  await sql`set local time zone 'UTC'`.execute(db);
  const values = columns.map(
    ({ name, type }, place) => sql`${textOf(name, type)} as ${sql.ref(`c${place}`)}`,
  );
  const keys = table.key.map((name, place) => sql`${sql.ref(name)}::text as ${sql.ref(`k${place}`)}`);
  const order = table.key.map((name) => sql.ref(name));
  const { rows } = await sql<TextRow>`
    select ${sql.join([...values, ...keys])}
    from ${sql.table(table.name)}
    where tenant_id = ${tenantId}::uuid ${after === null ? sql`` : sql`and ${beyond(table, after)}`}
    ${order.length === 0 ? sql`` : sql`order by ${sql.join(order)}`}
    limit ${limit}`.execute(db);
  return rows;
}

/** Lists are written as JSON, and bytes as base64. */
function textOf(name: string, type: string) {
  const column = sql.ref(name);
  if (type === 'bytea') return sql`encode(${column}, 'base64')`;
  return type.endsWith('[]') ? sql`to_json(${column})::text` : sql`${column}::text`;
}

function beyond({ key, columns }: HospitalTable, after: readonly string[]) {
  const typed = key.map((name, place) => {
    const { type } = columns.find((column) => column.name === name)!;
    return sql`${after[place]}::${sql.raw(type)}`;
  });
  return sql`(${sql.join(key.map((name) => sql.ref(name)))}) > (${sql.join(typed)})`;
}
