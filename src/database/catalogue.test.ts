import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { catalogueFaults } from '#testing/catalogue-check.ts';
import { everyPostgres } from '#testing/hospital.ts';

describe.each(everyPostgres())('the catalogue of $name', (postgres) => {
  async function connect(): Promise<pg.Client> {
    const client = new pg.Client(postgres.owner);
    await client.connect();
    onTestFinished(() => client.end());
    return client;
  }

  test('every tenant table is isolated and the app role owns nothing', async () => {
    expect(await catalogueFaults(await connect())).toEqual([]);
  });

  const mutations: [string, string][] = [
    ['security switched off', 'alter table patient disable row level security'],
    ['security not forced on the owner', 'alter table patient no force row level security'],
    ['a second, wider policy', 'create policy wider on patient using (true)'],
    [
      'a policy with a sub-select, which Citus refuses',
      `alter policy own_tenant on patient
        using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))`,
    ],
    ['a policy without the tenant', 'alter policy own_tenant on patient using (true)'],
    ['a key without the tenant', 'create unique index stray on patient (patient_number) where false'],
    ['a table without protection', 'create table stray (tenant_id uuid primary key)'],
    ['a table of the app role', 'alter table patient owner to openward_app'],
    ['a table of whoever migrated', 'alter table patient owner to current_user'],
    ['a function of whoever migrated', 'create function stray() returns int language sql as $$ select 1 $$'],
    ['an app role that passes policies', 'alter role openward_app bypassrls'],
    [
      'an unreviewed function',
      'create function peek() returns bigint language sql security definer as $$ select count(*) from patient $$',
    ],
    [
      'a trigger',
      `create trigger stray before update on patient for each row
        execute function suppress_redundant_updates_trigger()`,
    ],
  ];

  test.each(mutations)('%s is caught', async (_name, statement) => {
    const client = await connect();
    await client.query('begin');
    await client.query(statement);
    expect(await catalogueFaults(client)).not.toEqual([]);
    await client.query('rollback');
  });
});
