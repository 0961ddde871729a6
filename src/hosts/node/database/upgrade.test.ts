import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { migrations } from '#database/migrations/index.ts';
import { wholeCatalogue } from '#testing/catalogue/whole-catalogue.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { fillTables } from '#testing/databases/fill-tables.ts';
import { embeddedPostgres } from '#testing/hospital.ts';
import { standingDatabase } from '#testing/standing-database.ts';
import { refuseUnfit } from './connect-database.ts';
import { migrateAsOwner } from './owner-connection.ts';

vi.setConfig({ testTimeout: 120_000 });

const names = Object.keys(migrations);
/** The database of an earlier release, by the first migration that it lacks: the first, every sixth, and the last. */
const releases = names.filter((_, place) => place > 0 && (place % 6 === 1 || place === names.length - 1));
const postgres = embeddedPostgres();

async function anEarlierDatabase(lacking: string) {
  const { client } = await standingDatabase(postgres, lacking);
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

/** What earlier programs left: bodies of that time, another shape, rights that are no longer needed, and more of them. */
const leftBehind = [
  `create or replace function find_tenants_with_work(jobs text[], moment timestamptz)
    returns table (job_name text, hospital_id uuid, zone text, done_on date) language sql stable
    as $$ select null::text, null::uuid, null::text, null::date where false $$`,
  `create or replace function find_patients(patterns text[]) returns setof uuid language sql stable
    as $$ select id from patient $$`,
  `create or replace function is_month_closed(tenant uuid, moment timestamptz) returns integer language sql
    as $$ select 1 $$`,
  `create or replace function refuse_closed_month() returns trigger language plpgsql
    as $$ begin return new; end $$`,
  `create or replace function end_push_of_session() returns trigger language plpgsql
    as $$ begin return null; end $$`,
  'create or replace function no_longer_used() returns integer language sql as $$ select 1 $$',
  'grant select on audit_entry to openward_count',
  'grant select (first_name) on patient to openward_search',
];

async function leaveBehind(client: pg.Client): Promise<void> {
  await client.query('set role openward_owner');
  await client.query('drop function if exists find_tenants_with_work, is_month_closed');
  for (const statement of leftBehind) await client.query(statement);
  await client.query('reset role');
}

test.each([...releases, undefined])(
  'a database as it was before %s has in the end what a new one has',
  async (lacking) => {
    const fresh = await aDatabaseOfItsOwn(postgres);
    const newest = new pg.Client(fresh.owner);
    await newest.connect();
    onTestFinished(() => newest.end());
    // A database of this release, too, may have been made by an earlier program.
    const { client, config } = await anEarlierDatabase(lacking ?? names.at(-1)!);
    if (lacking === undefined) await migrateAsOwner(config, postgres.server.user!);
    await leaveBehind(client);
    await migrateAsOwner(config, postgres.server.user!);
    const catalogue = await wholeCatalogue(client);
    expect(catalogue).toEqual(await wholeCatalogue(newest));
    expect(catalogue.filter((line) => line.startsWith('function of ')).length).toBeGreaterThan(15);
  },
);

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

test.each(releases)('a database as it was before %s goes to the newest with its rows', async (lacking) => {
  const { client, config } = await anEarlierDatabase(lacking);
  const filled = await fillTables(client);
  const before = await countRows(client);
  // Not one of them is a hospital with nothing in it.
  expect(filled.length).toBeGreaterThan(before.size * 0.4);
  await migrateAsOwner(config, postgres.server.user!);
  const after = await countRows(client);
  const lost = [...before].filter(([table, rows]) => (after.get(table) ?? 0) < rows);
  expect(lost).toEqual([]);
  expect(await appliedTo(client)).toEqual(names.toSorted());
});

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
