import type pg from 'pg';

interface Column {
  name: string;
  type: string;
  isNeeded: boolean;
}

interface Reference {
  columns: string[];
  table: string;
  targets: string[];
}

interface Table {
  name: string;
  columns: Column[];
  references: Reference[];
  checks: string[];
}

const variants = 6;

/**
 * Puts a row into every table that takes one made from the catalogue alone: columns by their types, words out of the
 * table's checks, references from what is there already. Tables with rules that this cannot guess stay empty.
 * @returns the names of the tables that have rows
 */
export async function fillTables(client: pg.Client): Promise<string[]> {
  const tables = await readTables(client);
  const filled = new Set<string>();
  for (let before = -1; before < filled.size;) {
    before = filled.size;
    for (const table of tables) {
      if (!filled.has(table.name) && (await fillOne(client, table))) filled.add(table.name);
    }
  }
  return [...filled].toSorted();
}

async function fillOne(client: pg.Client, table: Table): Promise<boolean> {
  if ((await client.query(`select 1 from ${table.name} limit 1`)).rowCount) return true;
  const referred = await referredValues(client, table);
  if (!referred) return false;
  for (let variant = 0; variant < variants; variant += 1) {
    const values = new Map(referred);
    for (const { name, type, isNeeded } of table.columns) {
      const isWanted = isNeeded || variant % 2 === 1;
      if (isWanted && !values.has(name)) values.set(name, valueOf(type, name, table.checks, variant));
    }
    const names = [...values.keys()];
    const places = names.map((_, place) => `$${place + 1}`);
    try {
      await client.query('begin');
      await client.query(`insert into ${table.name} (${names.join(', ')}) values (${places.join(', ')})`, [
        ...values.values(),
      ]);
      await client.query('commit');
      return true;
    } catch {
      await client.query('rollback');
    }
  }
  return false;
}

/** The values of columns that refer to others, taken from one row each; null where a needed one has no row yet. */
async function referredValues(client: pg.Client, table: Table): Promise<Map<string, unknown> | null> {
  const values = new Map<string, unknown>();
  for (const { columns, table: target, targets } of table.references) {
    const isNeeded = columns.every((name) => table.columns.some((one) => one.name === name && one.isNeeded));
    if (!isNeeded) continue;
    const known = columns.flatMap((name, place) =>
      values.has(name) ? [{ column: targets[place]!, value: values.get(name) }] : [],
    );
    const where = known.map(({ column }, place) => `${column} = $${place + 1}`).join(' and ') || 'true';
    const { rows } = await client.query<Record<string, unknown>>(
      `select ${targets.join(', ')} from ${target} where ${where} limit 1`,
      known.map(({ value }) => value),
    );
    if (!rows[0]) return null;
    for (const [place, name] of columns.entries()) values.set(name, rows[0][targets[place]!]);
  }
  return values;
}

function valueOf(type: string, column: string, checks: readonly string[], variant: number): unknown {
  if (type === 'uuid') return crypto.randomUUID();
  if (type === 'boolean') return variant >= 4;
  if (type === 'jsonb' || type === 'json') return variant >= 2 ? '[]' : '{}';
  if (type === 'date') return '2026-01-05';
  if (type.startsWith('timestamp')) return '2026-01-05T10:00:00Z';
  if (type.startsWith('time')) return '10:00';
  if (type === 'bytea') return Buffer.alloc(32, 1);
  if (type.endsWith('[]')) return [];
  if (/^(?:smallint|integer|bigint|numeric|real|double)/.test(type)) return 1;
  const words = checks
    .filter((check) => new RegExp(`\\b${column}\\b`).test(check))
    .flatMap((check) => [...check.matchAll(/'([^']+)'::text/g)].map(([, word]) => word!))
    .filter((word) => /^[\w -]+$/.test(word));
  return words[Math.floor(variant / 2)] ?? words[0] ?? `sample ${column} ${variant}`;
}

async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select t.oid::regclass::text as name,
      (select json_agg(json_build_object('name', quote_ident(a.attname), 'type', format_type(a.atttypid, null),
          'isNeeded', a.attnotnull and not a.atthasdef) order by a.attnum)
        from pg_attribute a
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
          and a.attidentity = '') as columns,
      coalesce((select json_agg(json_build_object('table', f.confrelid::regclass::text,
          'columns', (select json_agg(quote_ident(a.attname) order by place) from unnest(f.conkey) with ordinality as k(num, place)
            join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.num),
          'targets', (select json_agg(quote_ident(a.attname) order by place) from unnest(f.confkey) with ordinality as k(num, place)
            join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.num)))
        from pg_constraint f where f.conrelid = t.oid and f.contype = 'f'), '[]') as references,
      coalesce((select json_agg(pg_get_constraintdef(c.oid)) from pg_constraint c
        where c.conrelid = t.oid and c.contype = 'c'), '[]') as checks
    from pg_class t
    where t.relkind in ('r', 'p') and t.relnamespace = 'public'::regnamespace and not t.relispartition
      and t.relname <> 'schema_migration'
    order by t.relname`);
  return rows;
}
