import type pg from 'pg';

/** Runs work while the tables' secondary indexes and exclusion constraints are away, which fills them far sooner. */
export async function withoutIndexes(
  client: pg.Client,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const constraints = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'x' and conrelid::regclass::text = any ($1)`,
    [tables],
  );
  for (const { table, name } of constraints.rows) {
    await client.query(`alter table ${table} drop constraint ${name}`);
  }
  const indexes = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index where indrelid::regclass::text = any ($1) and not indisunique`,
    [tables],
  );
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`);
  await work();
  for (const { definition } of indexes.rows) await client.query(definition);
  for (const { table, name, definition } of constraints.rows) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
}
