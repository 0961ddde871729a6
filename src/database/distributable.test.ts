import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { distributionFaults } from '#testing/catalogue/distributable.ts';
import { everyPostgres } from '#testing/hospital.ts';

describe.each(everyPostgres())('the tables of $name', (postgres) => {
  async function connect(): Promise<pg.Client> {
    const client = new pg.Client(postgres.owner);
    await client.connect();
    onTestFinished(() => client.end());
    return client;
  }

  test('can be distributed over several machines by tenant', async () => {
    expect(await distributionFaults(await connect())).toEqual([]);
  });

  // Changes of a table of their own lock nothing that other tests work with.
  const strayTable = `create table stray (tenant_id uuid not null, id uuid not null, made_by uuid, at timestamptz,
    constraint stray_key primary key (tenant_id, id));`;
  const madeBy = `${strayTable} alter table stray add constraint stray_made_by
    foreign key (tenant_id, made_by) references user_account (tenant_id, id)`;

  /** What is done to the schema, and the one fault that must be found. */
  const mutations: Record<string, [statements: string, fault: string]> = {
    'a primary key that starts with another column': [
      'create table stray (tenant_id uuid, id uuid, primary key (id, tenant_id))',
      'stray.stray_pkey: a key starts with tenant_id',
    ],
    'a unique constraint without the tenant': [
      `${strayTable} alter table stray add constraint stray_once unique (id)`,
      'stray.stray_once: a key starts with tenant_id',
    ],
    'a unique index that starts with an expression': [
      `${strayTable} create unique index stray_once on stray (coalesce(made_by, id), tenant_id)`,
      'stray.stray_once: a key starts with tenant_id',
    ],
    'an exclusion without the tenant': [
      `${strayTable} alter table stray add constraint stray_clash exclude using gist (made_by with =, id with =)`,
      'stray.stray_clash: a key starts with tenant_id',
    ],
    'an exclusion that compares the tenant otherwise': [
      `${strayTable} alter table stray add constraint stray_clash exclude using gist (tenant_id with <>, id with =)`,
      'stray.stray_clash: an exclusion compares tenant_id with =',
    ],
    'a reference that starts with another column': [
      `${strayTable} alter table stray add constraint stray_made_by
        foreign key (made_by, tenant_id) references user_account (id, tenant_id)`,
      'stray.stray_made_by: a reference starts with tenant_id on both sides',
    ],
    'a reference from the tenant to another column': [
      `${strayTable} alter table stray add constraint stray_twins unique (tenant_id, id, made_by);
        alter table stray add constraint stray_made_by
          foreign key (tenant_id, id, made_by) references stray (id, tenant_id, made_by)`,
      'stray.stray_made_by: a reference starts with tenant_id on both sides',
    ],
    'a reference that empties its column on delete': [
      `${madeBy} on delete set null`,
      'stray.stray_made_by: on delete sets no value',
    ],
    'a reference that sets a default on delete': [
      `${madeBy} on delete set default`,
      'stray.stray_made_by: on delete sets no value',
    ],
    'a reference that follows an update': [
      `${madeBy} on update cascade`,
      'stray.stray_made_by: on update changes nothing',
    ],
    'a reference that empties its column on update': [
      `${madeBy} on update set null`,
      'stray.stray_made_by: on update changes nothing',
    ],
    'a reference that sets a default on update': [
      `${madeBy} on update set default`,
      'stray.stray_made_by: on update changes nothing',
    ],
    'a reference to a table without a tenant that is no reference table': [
      `${strayTable} alter table stray add column limited text;
        alter table stray add constraint stray_limit foreign key (limited) references rate_limit (key)`,
      'stray.stray_limit: rate_limit is no reference table',
    ],
    'a reference from a table without a tenant': [
      `${strayTable} alter table rate_limit add column tenant_id uuid, add column stray_id uuid,
        add constraint rate_limit_stray foreign key (tenant_id, stray_id) references stray (tenant_id, id)`,
      'rate_limit.rate_limit_stray: a table without a tenant refers to no tenant table',
    ],
    'a number from a sequence': [
      `${strayTable} alter table stray add column number serial`,
      'stray.number: a sequence counts in one database only',
    ],
    'a number from the sequence of another table': [
      `${strayTable} create sequence stray_number;
        alter table stray add column number text default 'S' || nextval('stray_number')`,
      'stray.number: a sequence counts in one database only',
    ],
    'an identity column': [
      `${strayTable} alter table stray add column number bigint generated always as identity`,
      'stray.number: a sequence counts in one database only',
    ],
    'a check without a name': [
      `${strayTable} alter table stray add check (at > '2020-01-01')`,
      'stray.stray_at_check: the name was made by the database',
    ],
    'a check of two columns without a name': [
      `${strayTable} alter table stray add check (id <> made_by)`,
      'stray.stray_check: the name was made by the database',
    ],
    'a reference without a name': [
      `${strayTable} alter table stray add foreign key (tenant_id, made_by) references user_account (tenant_id, id)`,
      'stray.stray_tenant_id_made_by_fkey: the name was made by the database',
    ],
    'a unique constraint without a name': [
      `${strayTable} alter table stray add unique (tenant_id, at, id)`,
      'stray.stray_tenant_id_at_id_key: the name was made by the database',
    ],
    'an exclusion without a name': [
      `${strayTable} alter table stray add exclude using gist (tenant_id with =, id with =)`,
      'stray.stray_tenant_id_id_excl: the name was made by the database',
    ],
    'a name like that of a shard': [
      `${strayTable} alter table stray add constraint stray_since_2020 check (at > '2020-01-01')`,
      'stray.stray_since_2020: the name ends like that of a shard',
    ],
    'a name that leaves no room for the number of a shard': [
      `${strayTable} alter table stray add constraint ${'stray_'.padEnd(54, 'x')} check (id <> made_by)`,
      `stray.${'stray_'.padEnd(54, 'x')}: the name is too long for the number of a shard`,
    ],
    'a listed constraint that no longer exists': [
      'alter table service drop constraint service_status_check',
      'service_status_check: listed as unnamed and does not exist',
    ],
    'a function in SQL over a tenant table': [
      `create function count_services(tenant uuid) returns bigint language sql stable as
        $$ select count(*) from service where tenant_id = tenant $$`,
      'count_services(): a function over tenant tables is written in plpgsql',
    ],
    'a function that looks at the rows of all tenants': [
      `create function has_service(tenant uuid, service_name text) returns boolean language plpgsql stable as
        $$ begin
          perform 1 from service where tenant_id = tenant;
          return exists (select from service where name = service_name);
        end $$`,
      'has_service(): service does not compare tenant_id with a parameter',
    ],
    'a function over a tenant table that takes the tenant later': [
      `create function has_service(service_name text, tenant uuid) returns boolean language plpgsql stable as
        $$ begin return exists (select from service where tenant_id = tenant and name = service_name); end $$`,
      'has_service(): its first argument is `tenant uuid`',
    ],
  };

  test.each(Object.entries(mutations))('%s is caught', async (_name, [statements, fault]) => {
    const client = await connect();
    await client.query('begin');
    await client.query(statements);
    expect(await distributionFaults(client)).toEqual([fault]);
    await client.query('rollback');
  });

  test('a function over no tenant table is free', async () => {
    const client = await connect();
    await client.query('begin');
    await client.query(`create function twice(number integer) returns integer language sql immutable as
      $$ select number * 2 $$`);
    expect(await distributionFaults(client)).toEqual([]);
    await client.query('rollback');
  });
});
