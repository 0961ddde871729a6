import { expect, test } from 'vitest';
import { migrationFaults } from '#testing/catalogue/distributable-migration.ts';
import { embeddedPostgres } from '#testing/hospital.ts';
import { olderDatabase } from '#testing/older-database.ts';
import { loadModule } from 'libpg-query';
import { migrations } from './migrations/index.ts';

/** The first migration that may meet tables which are spread already. */
const first = '0067-closed-months-on-shards';

test('every migration since clusters are supported can run on tables that are spread', async () => {
  await loadModule();
  const { client, migrate } = await olderDatabase(embeddedPostgres(), first, Object.keys(migrations).at(-1));
  const statements: string[] = [];
  const query = client.query.bind(client) as (...all: unknown[]) => unknown;
  client.query = ((text: unknown, ...others: unknown[]) => {
    if (typeof text === 'string') statements.push(text);
    return query(text, ...others);
  }) as typeof client.query;
  await migrate();
  client.query = query as typeof client.query;
  const tables = await client.query<{ name: string }>(
    `select attrelid::regclass::text as name from pg_attribute where attname = 'tenant_id'`,
  );
  const names = new Set(tables.rows.map(({ name }) => name));
  expect(statements.length).toBeGreaterThan(2);
  expect(
    statements.flatMap((text) => migrationFaults(text, names).map((fault) => `${fault}: ${text}`)),
  ).toEqual([]);
});

test.each([
  ['create table stray (tenant_id uuid not null, id uuid)', []],
  ['create table other.stray (tenant_id uuid not null)', ['its table would not be spread']],
  [
    'create table stray (tenant_id uuid, bed uuid, constraint stray_bed foreign key (tenant_id, bed) references bed)',
    ['a reference is a statement of its own, after its table was spread'],
  ],
  ['alter table bed add column a text, add column b text', ['one change in each ALTER']],
  [`alter table bed add column a text check (a <> '')`, ['a new column brings no constraint along']],
  ['alter table bed add column a text not null default 1', []],
])('what a cluster refuses in a migration is seen: %s', async (statement, faults) => {
  await loadModule();
  expect(migrationFaults(statement, new Set(['bed']))).toEqual(faults);
});
