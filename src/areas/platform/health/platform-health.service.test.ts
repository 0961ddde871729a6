import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordClientLog } from '#areas/audit/client-log/client-log.contract.ts';
import type { MinuteJob } from '#server/jobs/job.ts';
import { doMinuteJobs } from '#server/jobs/minute-jobs.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { type Caller, embeddedPostgres, openTestSystem } from '#testing/hospital.ts';
import { aPlatform } from '#testing/staff/platform.ts';
import { countClients } from '../counting/count-clients.job.ts';
import { aFile } from '../platform.fixture.ts';
import { type PartName, partNames } from './measures.rules.ts';
import { readPlatformHealth } from './platform-health.contract.ts';

const hourMs = 3_600_000;
const postgres = await aDatabaseOfItsOwn(embeddedPostgres());

describe('the health of the system', () => {
  const opened = openTestSystem(postgres);
  let operator: Caller;

  beforeAll(async () => {
    ({ operator } = await aPlatform(opened));
  });
  afterAll(() => opened.close());

  async function partOf(name: PartName) {
    const { parts } = await operator.call(readPlatformHealth, {});
    const { state, measures } = parts.find((part) => part.name === name)!;
    return { state, values: Object.fromEntries(measures.map((one) => [one.name, one.value])) };
  }

  test('tells every part with its numbers and limits', async () => {
    const health = await operator.call(readPlatformHealth, {});
    expect(health.isSimulated).toBe(false);
    expect(health.parts.map(({ name }) => name)).toEqual(partNames);
    const measures = health.parts.flatMap((part) => part.measures);
    expect(measures.every(({ warning, error }) => (warning === null) === (error === null))).toBe(true);
    const database = await partOf('database');
    expect(database.values['databaseSize']).toBeGreaterThan(1_000_000);
    expect(database.values['connections']).toBeGreaterThan(0);
    expect(await partOf('server')).toEqual({
      state: 'healthy',
      values: { uptime: 120, memory: 200_000_000, loopDelay: 12, load: 12, openBrowsers: 3 },
    });
  });

  test('names every process of the server, and one that nobody has heard of as missing', async () => {
    await opened.system.runMinuteJobs();
    const find = async () => (await operator.call(readPlatformHealth, {})).processes;
    expect(await find()).toMatchObject([{ name: 'test, process 1', ageSeconds: 0, isMissing: false }]);
    opened.clock.advance(10 * 60_000);
    expect(await find()).toMatchObject([{ ageSeconds: 600, isMissing: true }]);
    await opened.system.runMinuteJobs();
    expect(await find()).toMatchObject([{ isMissing: false }]);
  });

  test('adds up stored files and how full their disk is', async () => {
    const before = await partOf('files');
    await aFile(opened, 'trade_license');
    const { values } = await partOf('files');
    expect(values['fileBytes']).toBeGreaterThan(before.values['fileBytes']!);
    expect(values).toMatchObject({ diskFree: 6_000_000_000, diskUsed: 40 });
  });

  test('tells of a job that fails in a hospital until it goes well', async () => {
    const { tenantId } = await opened.aHospital();
    let isBroken = true;
    const job: MinuteJob = {
      name: 'test.sometimes',
      isDue: async (context) => context.tenantId === tenantId,
      run: async () => {
        if (isBroken) throw new Error('broken');
      },
    };
    const { database, clock } = opened;
    const run = () => doMinuteJobs({ database, clock, jobs: [job], onChange: () => {}, onError: () => {} });
    await run();
    await opened.system.runMinuteJobs();
    const failing = await partOf('jobs');
    expect(failing).toMatchObject({ state: 'warning', values: { jobsFailed: 1 } });
    isBroken = false;
    await run();
    opened.clock.advance(2 * hourMs);
    ({ operator } = await aPlatform(opened));
    await opened.system.runMinuteJobs();
    expect(await partOf('jobs')).toMatchObject({ state: 'healthy', values: { jobsFailed: 0 } });
  });

  test('counts messages of hospitals that are due and were not sent', async () => {
    const { tenantId } = await opened.aHospital();
    const due = new Date(opened.clock.now().getTime() - 3 * hourMs).toISOString();
    await opened.database.inTenant(tenantId, 'write', (db) =>
      db
        .insertInto('message')
        .values({
          tenant_id: tenantId,
          id: tenantId,
          event_type: 'test',
          about: 'test/1',
          occurrence: '1',
          channel: 'email',
          recipient_key: 'address/a',
          recipient: 'a@b.example',
          language: 'en',
          subject: 'A',
          body: 'B',
          status: 'pending',
          is_mocked: false,
          due_at: due,
          attempts: 0,
          created_at: due,
          updated_at: due,
        })
        .execute(),
    );
    const { database, clock } = opened;
    // The delivery is not woken: this is what the operator sees where none works.
    await doMinuteJobs({
      database,
      clock,
      jobs: [countClients],
      onChange: () => {},
      onError: (error) => {
        throw error;
      },
    });
    const { state, values } = await partOf('mail');
    expect({ state, values }).toMatchObject({ state: 'error', values: { messagesWaiting: 1 } });
    expect(values['oldestMessage']).toBeGreaterThanOrEqual(180);
  });

  test("counts errors of the platform's own pages within the hour", async () => {
    const error = { level: 'error', message: 'It broke', source: 'error', screen: '/dashboard' } as const;
    const neighbour = await (await opened.aHospital()).as('nurse');
    await neighbour.call(recordClientLog, { entries: [error] });
    const before = await partOf('clientLogger');
    expect(before).toEqual({ state: 'healthy', values: { pageErrors: 0 } });
    await operator.call(recordClientLog, { entries: [error, { ...error, level: 'warn' }] });
    expect(await partOf('clientLogger')).toEqual({ state: 'warning', values: { pageErrors: 1 } });
    opened.clock.advance(2 * hourMs);
    ({ operator } = await aPlatform(opened));
    expect(await partOf('clientLogger')).toEqual(before);
  });

  test('is shown to nobody of a hospital', async () => {
    const hospital = await opened.aHospital();
    const admin = await hospital.as('tenant_admin');
    await expect(admin.call(readPlatformHealth, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
