import { expect, test } from 'vitest';
import type { DailyJob } from './job.ts';
import { aTestSystem, embeddedPostgres } from '#testing/hospital.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { doDailyJobs } from './daily-jobs.ts';

const postgres = await aDatabaseOfItsOwn(embeddedPostgres());

test('no further job is begun once the server stops', async () => {
  const opened = aTestSystem(postgres);
  await opened.aHospital();
  await opened.aHospital();
  const stopping = new AbortController();
  const done: string[] = [];
  const job: DailyJob = {
    name: `test.${crypto.randomUUID()}`,
    async run({ tenantId }) {
      done.push(tenantId);
      stopping.abort();
    },
  };
  await doDailyJobs({
    database: opened.database,
    clock: opened.clock,
    jobs: [job, { ...job, name: `${job.name}.2` }],
    onChange: () => {},
    onError: () => {},
    signal: stopping.signal,
  });
  expect(done).toHaveLength(1);
});

test('a job is done once on each day of a hospital, and again after it failed', async () => {
  const opened = aTestSystem(postgres);
  opened.clock.set('2026-03-01T10:00:00.000Z');
  const { tenantId } = await opened.aHospital({ timeZone: 'Asia/Dhaka' });
  const days: string[] = [];
  let isBroken = true;
  const job: DailyJob = {
    name: `test.${tenantId}`,
    async run(context) {
      if (context.tenantId !== tenantId) return;
      context.announce('appointments');
      if (isBroken) throw new Error('broken');
      days.push(context.today);
    },
  };
  const heard: string[] = [];
  const errors: unknown[] = [];
  const work = () =>
    doDailyJobs({
      database: opened.database,
      clock: opened.clock,
      jobs: [job],
      onChange: (tenant, topics) => void heard.push(...topics.map((topic) => `${tenant} ${topic}`)),
      onError: (error) => void errors.push(error),
    });
  await work();
  expect(errors).toHaveLength(1);
  isBroken = false;
  await Promise.all([work(), work(), work()]);
  opened.clock.set('2026-03-01T17:59:59.999Z');
  await work();
  opened.clock.set('2026-03-01T18:00:00.000Z');
  await work();
  expect(days).toEqual(['2026-03-01', '2026-03-02']);
  expect(heard).toEqual([`${tenantId} appointments`, `${tenantId} appointments`]);
});
