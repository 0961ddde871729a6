import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { workLooks } from '#hosts/dispatcher/jobs/work-looks.ts';
import { embeddedPostgres } from '#testing/hospital.ts';
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
