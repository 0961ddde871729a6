import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { embeddedPostgres } from '#testing/hospital.ts';
import { meetingKeys, tablesOfPatients } from './patient-tables.ts';

/** What the catalogue of the database answers. */
async function catalogue<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client(embeddedPostgres().owner);
  await client.connect();
  onTestFinished(() => client.end());
  return (await client.query<Row>(text)).rows;
}

const ofPatients = `
  select class.oid, class.relname::text as name from pg_class class
  join pg_attribute patient on patient.attrelid = class.oid and patient.attname = 'patient_id'
  where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p') and not patient.attisdropped`;

test('every table with a patient says what becomes of its rows, by its own key', async () => {
  const tables = await catalogue<{ name: string; key: string[] }>(`
    select tables.name, array_remove(array_remove(array_agg(attribute.attname::text order by place.n), 'tenant_id'),
      'patient_id') as key
    from (${ofPatients}) as tables
    join pg_constraint on conrelid = tables.oid and contype = 'p'
    cross join lateral unnest(conkey) with ordinality as place (number, n)
    join pg_attribute attribute on attrelid = tables.oid and attnum = place.number
    group by tables.name`);
  const known = Object.fromEntries(tables.map(({ name, key }) => [name, key]));
  expect(tablesOfPatients).toEqual(known);
  expect(tables.length).toBeGreaterThan(50);
});

test('the rows of each can go to another patient, and only as a join says where they never change', async () => {
  const tables = await catalogue<{ name: string }>(`
    with tables as materialized (${ofPatients})
    select tables.name from tables
    where not has_column_privilege('openward_app', tables.oid, 'patient_id', 'update')
      or (not has_table_privilege('openward_app', tables.oid, 'update')
        and not exists (select from pg_trigger where tgrelid = tables.oid and tgname = 'patient_stays'))`);
  expect(tables).toEqual([]);
});

test('each names the patient in a reference, so that nothing can be added to a record that was joined', async () => {
  const tables = await catalogue<{ name: string }>(`
    select tables.name from (${ofPatients}) as tables
    where not exists (select from pg_constraint
      join pg_attribute patient on patient.attrelid = tables.oid and patient.attname = 'patient_id'
      where conrelid = tables.oid and contype = 'f' and patient.attnum = any (conkey))`);
  expect(tables).toEqual([]);
});

test('every unique key that the rows of two records can both fill has a rule', async () => {
  const keys = await catalogue<{ name: string }>(`
    select index_class.relname::text as name
    from (${ofPatients}) as tables
    join pg_index on indrelid = tables.oid and (indisunique or indisexclusion)
    join pg_class index_class on index_class.oid = indexrelid
    join pg_attribute patient on patient.attrelid = tables.oid and patient.attname = 'patient_id'
    join pg_constraint own on own.conrelid = tables.oid and own.contype = 'p'
    where patient.attnum = any (indkey)
      -- With the key of the row itself in it, it can only be that row.
      and (indisprimary or not (array(select column_number from unnest(own.conkey) as column_number
        where column_number <> patient.attnum) <@ (indkey::int2[])))
    order by 1`);
  expect(keys.map(({ name }) => name)).toEqual(Object.keys(meetingKeys).toSorted());
});
