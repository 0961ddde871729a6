import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { workLooks } from '#hosts/system/work-looks.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { aTestSystem, embeddedPostgres } from '#testing/hospital.ts';
import { allFunctions } from './all-functions.ts';

const { functions, lent } = allFunctions(workLooks, false);

test('every function of the database is a definition', async () => {
  const client = new pg.Client(embeddedPostgres().owner);
  await client.connect();
  onTestFinished(() => client.end());
  const { rows } = await client.query<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace and not exists (
      select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')`,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(functions.map(({ name }) => name).toSorted());
});

test.each(functions)('the definition of $name can be made where there is one already', ({ name, text }) => {
  expect(text.trimStart()).toMatch(new RegExp(String.raw`^create or replace function ${name}\(`));
});

test.each(lent)('$role reads each table once, and what its functions name', ({ role, reads }) => {
  const texts = functions.filter(({ owner }) => owner === role).map(({ text }) => text);
  for (const table of Object.keys(reads))
    expect(texts.some((text) => text.includes(`public.${table}`))).toBe(true);
});

test('a cluster has the same functions, in statements that it can plan', () => {
  const onCluster = allFunctions(workLooks, true);
  expect(onCluster.functions.map(({ name }) => name)).toEqual(functions.map(({ name }) => name));
  expect(onCluster.lent).toEqual(lent);
});

test('what finds work one hospital after another finds the same', async () => {
  const own = await aDatabaseOfItsOwn(embeddedPostgres());
  const opened = aTestSystem(own);
  const hospital = await opened.aHospital();
  await opened.aHospital();
  await (await hospital.as('receptionist')).call(registerPatient, aPatient());
  const client = new pg.Client(own.owner);
  await client.connect();
  onTestFinished(() => client.end());
  const { anyTime, onceADay, own: others } = workLooks;
  const jobs = [anyTime, onceADay, others].flatMap((some) => Object.keys(some));
  const find = async () => {
    const statement = `select * from find_tenants_with_work($1, '2030-01-01T12:00:00Z') order by 1, 2`;
    return (await client.query(statement, [jobs])).rows;
  };
  await client.query('begin isolation level repeatable read');
  const together = await find();
  expect(together.length).toBeGreaterThan(10);
  for (const { text } of allFunctions(workLooks, true).functions) await client.query(text);
  expect(await find()).toEqual(together);
  await client.query('rollback');
});

test('both ways to find work look for every job that has a look', () => {
  const { anyTime, onceADay, own } = workLooks;
  const jobs = [anyTime, onceADay, own].flatMap((some) => Object.keys(some));
  for (const isCluster of [false, true]) {
    const { text } = allFunctions(workLooks, isCluster).functions.find(({ name }) =>
      name.includes('with_work'),
    )!;
    expect(jobs.filter((job) => !text.includes(`if '${job}' = any (jobs)`))).toEqual([]);
  }
});
