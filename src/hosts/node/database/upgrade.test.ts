import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { migrations } from '#database/migrations/index.ts';
import { wholeCatalogue } from '#testing/catalogue/whole-catalogue.ts';
import { aKeptDatabase, keptSchemas } from '#testing/databases/kept-schema.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { fillTables } from '#testing/databases/fill-tables.ts';
import { embeddedPostgres } from '#testing/hospital.ts';
import { olderDatabase } from '#testing/older-database.ts';
import { refuseUnfit } from './connect-database.ts';
import { migrateAsOwner } from './owner-connection.ts';

vi.setConfig({ testTimeout: 120_000 });

const names = Object.keys(migrations);
/** The database of an earlier release, by the first migration that it lacks: the first, every sixth, and the last. */
const releases = names.filter((_, place) => place > 0 && (place % 6 === 1 || place === names.length - 1));
const postgres = embeddedPostgres();

async function anEarlierDatabase(lacking: string) {
  const { client } = await olderDatabase(postgres, lacking);
  const ids = [crypto.randomUUID(), crypto.randomUUID()];
  for (const [place, id] of ids.entries()) {
    await client.query('insert into tenant (id, slug, name, is_platform) values ($1, $2, $3, $4)', [
      id,
      place === 0 ? 'platform' : 'old-hospital',
      `Sample ${place}`,
      place === 0,
    ]);
  }
  const config = { ...postgres.owner, database: client.database };
  return { client, config };
}

/** How many rows each table has. */
async function countRows(client: pg.Client): Promise<Map<string, number>> {
  const tables = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       and relname <> 'schema_migration' order by relname`,
  );
  const counts = new Map<string, number>();
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ rows: number }>(`select count(*)::int as rows from "${name}"`);
    counts.set(name, rows[0]!.rows);
  }
  return counts;
}

async function appliedTo(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from schema_migration order by name');
  return rows.map(({ name }) => name);
}

/** A new database has this, and so must every other in the end. */
async function newestCatalogue(): Promise<string[]> {
  const { owner } = await aDatabaseOfItsOwn(postgres);
  const client = new pg.Client(owner);
  await client.connect();
  onTestFinished(() => client.end());
  return wholeCatalogue(client);
}

/** What an earlier program may have left: bodies of its time, rights that are no longer needed, and what is no more. */
async function leaveBehind(client: pg.Client): Promise<void> {
  await client.query(`update pg_proc set procost = 77, prosrc = case
      when prorettype = 'trigger'::regtype then 'begin return new; end'
      when prolang = (select oid from pg_language where lanname = 'sql') then 'select null' else 'begin end' end
    where pronamespace = 'public'::regnamespace and proowner in (select oid from pg_roles
      where rolname in ('openward_owner', 'openward_search', 'openward_count'))`);
  await client.query('set role openward_owner');
  await client.query(`create function no_longer_used() returns integer language sql as 'select 1'`);
  await client.query('grant select on audit_entry to openward_count');
  await client.query('grant select (slug) on tenant to openward_search');
  await client.query('reset role');
}

test.each(keptSchemas)(
  'a database that the program of %s made has in the end what a new one has',
  async (name) => {
    const config = await aKeptDatabase(postgres, name);
    const client = new pg.Client(config);
    await client.connect();
    onTestFinished(() => client.end());
    expect((await appliedTo(client)).at(-1)).toBe(name);
    await migrateAsOwner(config, postgres.server.user!);
    expect(await wholeCatalogue(client)).toEqual(await newestCatalogue());
  },
);

test('functions of other shapes and with other rights become those of a new database', async () => {
  const { client, config } = await anEarlierDatabase(names.at(-1)!);
  await migrateAsOwner(config, postgres.server.user!);
  await client.query('set role openward_owner');
  await client.query('drop function find_tenants_with_work, is_month_closed');
  for (const statement of [
    `create function find_tenants_with_work(jobs text[]) returns setof uuid language sql
      as $$ select id from tenant $$`,
    `create function find_patients(patterns text[]) returns setof uuid language sql as $$ select id from patient $$`,
    `create function is_month_closed(tenant uuid, moment timestamptz) returns integer language sql as $$ select 1 $$`,
    'grant execute on function count_closed_rows to public',
    'alter function refuse_closed_month security definer',
  ]) {
    await client.query(statement);
  }
  await client.query('reset role');
  const newest = await newestCatalogue();
  expect(await wholeCatalogue(client)).not.toEqual(newest);
  await migrateAsOwner(config, postgres.server.user!);
  expect(await wholeCatalogue(client)).toEqual(newest);
  expect(newest.filter((line) => line.startsWith('function of ')).length).toBeGreaterThan(15);
});

test('a database whose functions are of another program is not up to date, for servers either', async () => {
  const { client, config } = await anEarlierDatabase(names.at(-1)!);
  await migrateAsOwner(config, postgres.server.user!);
  const pool = new pg.Pool({ ...postgres.server, database: client.database, max: 1 });
  onTestFinished(() => pool.end());
  await expect(refuseUnfit(pool)).resolves.toBeUndefined();
  await client.query(`comment on table schema_migration is 'functions of another program'`);
  await expect(refuseUnfit(pool)).rejects.toThrow('The database is not up to date. Run: npm run migrate');
  await migrateAsOwner(config, postgres.server.user!);
  await expect(refuseUnfit(pool)).resolves.toBeUndefined();
});

test.each(releases)(
  'a database as it was before %s has in the end its rows and all that a new one has',
  async (lacking) => {
    const { client, config } = await anEarlierDatabase(lacking);
    const filled = await fillTables(client);
    const before = await countRows(client);
    // Not one of them is a hospital with nothing in it.
    expect(filled.length).toBeGreaterThan(before.size * 0.4);
    await leaveBehind(client);
    await migrateAsOwner(config, postgres.server.user!);
    expect(await wholeCatalogue(client)).toEqual(await newestCatalogue());
    const after = await countRows(client);
    const lost = [...before].filter(([table, rows]) => (after.get(table) ?? 0) < rows);
    expect(lost).toEqual([]);
    expect(await appliedTo(client)).toEqual(names.toSorted());
  },
);

test('a migration that fails leaves the earlier schema and its rows as they were, and says so', async () => {
  const { client, config } = await anEarlierDatabase('0056-data-exports');
  const before = [await countRows(client), await appliedTo(client)];
  // Somebody's own table bears the name of one that is to come.
  const { rows } = await client.query(`select to_regclass('data_export') as next`);
  expect(rows[0].next).toBeNull();
  await client.query('create table data_export (note text)');
  await expect(migrateAsOwner(config, postgres.server.user!)).rejects.toThrow(
    /could not be brought up to date \(.*already exists.*\): it is as it was/,
  );
  await client.query('drop table data_export');
  expect([await countRows(client), await appliedTo(client)]).toEqual(before);
});

test('a database that is newer than the program is refused with a sentence, by servers and by migrate', async () => {
  const { client, config } = await anEarlierDatabase(names.at(-1)!);
  await migrateAsOwner(config, postgres.server.user!);
  await client.query(`insert into schema_migration (name) values ('9999-from-the-future')`);
  const sentence = /made by a newer Openward \(it has 9999-from-the-future\)/;
  await expect(migrateAsOwner(config, postgres.server.user!)).rejects.toThrow(sentence);
  const pool = new pg.Pool({ ...postgres.server, database: client.database, max: 1 });
  onTestFinished(() => pool.end());
  await expect(refuseUnfit(pool)).rejects.toThrow(sentence);
});
