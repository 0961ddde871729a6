import { expect, test } from 'vitest';
import type { MinuteJob } from './job.ts';
import { newId } from '#kernel/ids.ts';
import { aTestSystem, embeddedPostgres, type TestSystem } from '#testing/hospital.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { doMinuteJobs } from './minute-jobs.ts';

const postgres = await aDatabaseOfItsOwn(embeddedPostgres());

function runner({ database, clock }: TestSystem, jobs: readonly MinuteJob[]) {
  const heard: string[] = [];
  const errors: unknown[] = [];
  const run = (signal?: AbortSignal) =>
    doMinuteJobs({
      database,
      clock,
      jobs,
      onChange: (tenantId, topics) => void heard.push(...topics.map((topic) => `${tenantId} ${topic}`)),
      onError: (error) => void errors.push(error),
      signal,
    });
  return { run, heard, errors };
}

test('a job runs only where there is work, and one that fails stops no other tenant and announces nothing', async () => {
  const opened = aTestSystem(postgres);
  const [idle, broken, busy] = await Promise.all([1, 2, 3].map(() => opened.aHospital()));
  const done: string[] = [];
  const job: MinuteJob = {
    name: 'test.work',
    isDue: async ({ tenantId }) => [broken!.tenantId, busy!.tenantId].includes(tenantId),
    async run({ tenantId, announce }) {
      announce('appointments');
      if (tenantId === broken!.tenantId) throw new Error('broken');
      done.push(tenantId);
    },
  };
  const { run, heard, errors } = runner(opened, [job]);
  await run();
  expect(done).toEqual([busy!.tenantId]);
  expect(done).not.toContain(idle!.tenantId);
  expect(heard).toEqual([`${busy!.tenantId} appointments`]);
  expect(errors).toMatchObject([{ message: 'broken' }]);
});

test('what a job claims by changing a row is done once, however many processes look at once', async () => {
  const opened = aTestSystem(postgres);
  const { tenantId } = await opened.aHospital();
  const name = `test.claim-${newId()}`;
  await opened.database.inTenant(tenantId, 'write', (db) =>
    db.insertInto('daily_job').values({ tenant_id: tenantId, name, last_day: '2026-01-01' }).execute(),
  );
  const done: string[] = [];
  const job: MinuteJob = {
    name,
    isDue: async (context) => context.tenantId === tenantId,
    async run({ db }) {
      const claimed = await db
        .updateTable('daily_job')
        .set({ last_day: '2026-01-02' })
        .where('tenant_id', '=', tenantId)
        .where('name', '=', name)
        .where('last_day', '<', '2026-01-02')
        .executeTakeFirst();
      if (claimed.numUpdatedRows > 0n) done.push(name);
    },
  };
  const { run, errors } = runner(opened, [job]);
  await Promise.all([run(), run(), run(), run()]);
  await run();
  expect(done).toEqual([name]);
  expect(errors).toEqual([]);
});

test('no further job is begun once the server stops', async () => {
  const opened = aTestSystem(postgres);
  await Promise.all([opened.aHospital(), opened.aHospital()]);
  const stopping = new AbortController();
  const done: string[] = [];
  const job: MinuteJob = {
    name: 'test.stop',
    isDue: async () => true,
    async run({ tenantId }) {
      done.push(tenantId);
      stopping.abort();
    },
  };
  await runner(opened, [job]).run(stopping.signal);
  expect(done).toHaveLength(1);
});
