import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { callOverHttp, EventStream, signInOverHttp } from '#testing/http-session.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import {
  databaseUrlOf,
  freePort,
  type ServerProcess,
  spawnServer,
  startServer,
} from '#testing/server-process.ts';
import { waitUntil } from '#testing/waiting.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
import { migrateAsOwner } from './database/owner-connection.ts';

const directory = mkdtempSync(join(tmpdir(), 'openward-several-'));
let postgres: EmbeddedPostgres;
let first: ServerProcess;
let second: ServerProcess;
let environment: NodeJS.ProcessEnv;

function startPostgres(): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataDirectory: directory, onProgress: () => {} });
}

beforeAll(async () => {
  postgres = await startPostgres();
  await migrateAsOwner(postgres.ownerConfig, postgres.serverConfig.user);
  environment = { DATABASE_URL: databaseUrlOf(postgres.serverConfig), OPENWARD_SAMPLES: 'on' };
  // At once, on an empty database: the samples must come out whole, and once.
  [first, second] = await Promise.all([startServer(environment), startServer(environment)]);
});

afterAll(async () => {
  await first.end();
  await second.end();
  await postgres.stop();
  rmSync(directory, { recursive: true, force: true });
});

async function openStream(server: ServerProcess, token: string): Promise<EventStream> {
  const stream = await EventStream.open(server.url, token);
  onTestFinished(() => stream.close());
  return stream;
}

/** Nothing came after the announcement, such as the heartbeat that would have ended the stream much later. */
function expectEndedByAnnouncement({ messages }: EventStream): void {
  expect(messages.at(-1)?.some((topic) => topic.startsWith('sessions/'))).toBe(true);
}

const clerk = ['city-general', 'reception@city-general.example'] as const;

describe('two servers on one database', () => {
  test('announce to each other what changed', async () => {
    const token = await signInOverHttp(first.url, ...clerk);
    const stream = await openStream(second, token);
    const registered = await callOverHttp(first.url, token, 'POST', '/patients', aPatient());
    expect(registered.status).toBe(200);
    await waitUntil(() => stream.topics.includes('patients'), { timeout: 20_000 });
    const { id } = registered.body as { id: string };
    expect(await callOverHttp(second.url, token, 'GET', `/patients/${id}`)).toMatchObject({ status: 200 });
  });

  test('tell each person in the other what they may hear of, and nothing else', async () => {
    const admin = await signInOverHttp(first.url, 'city-general', 'admin@city-general.example');
    const reads = await openStream(second, await signInOverHttp(second.url, ...clerk));
    const runs = await openStream(second, admin);
    const account = { firstName: 'Sample', lastName: 'Administrator', phone: null };
    const me = await callOverHttp(first.url, admin, 'GET', '/account');
    const change = { ...account, version: (me.body as { version: number }).version };
    expect(await callOverHttp(first.url, admin, 'PATCH', '/account', change)).toMatchObject({ status: 200 });
    await waitUntil(() => runs.topics.includes('users'), { timeout: 20_000 });
    await callOverHttp(first.url, admin, 'POST', '/patients', aPatient());
    await waitUntil(() => reads.topics.includes('patients'), { timeout: 20_000 });
    expect(reads.topics.filter((topic) => topic === 'users' || topic.startsWith('sessions/'))).toEqual([]);
  });

  test('end a session in both, and its event stream upon the announcement', async () => {
    const elsewhere = await signInOverHttp(second.url, ...clerk);
    const stream = await openStream(second, elsewhere);
    const here = await signInOverHttp(first.url, ...clerk);
    expect(await callOverHttp(second.url, elsewhere, 'GET', '/sessions/current')).toMatchObject({
      status: 200,
    });
    const left = await callOverHttp(first.url, here, 'DELETE', '/sessions', {});
    expect(left.status).toBe(200);
    await stream.ended;
    expectEndedByAnnouncement(stream);
    expect(await callOverHttp(second.url, elsewhere, 'GET', '/sessions/current')).toMatchObject({
      status: 401,
      body: { code: 'SIGNED_OUT' },
    });
  });

  test('shut a deactivated person out of both, and their event stream upon the announcement', async () => {
    const admin = await signInOverHttp(first.url, 'city-general', 'admin@city-general.example');
    const elsewhere = await signInOverHttp(second.url, ...clerk);
    const stream = await openStream(second, elsewhere);
    expect(await callOverHttp(second.url, elsewhere, 'GET', '/patients')).toMatchObject({ status: 200 });
    const found = await callOverHttp(first.url, admin, 'GET', '/users?search=reception%40');
    const { id, version } = (found.body as { rows: { id: string; version: number }[] }).rows[0]!;
    const change = { version, status: 'inactive' };
    const deactivated = await callOverHttp(first.url, admin, 'PATCH', `/users/${id}`, change);
    expect(deactivated).toMatchObject({ status: 200, body: { status: 'inactive' } });
    await stream.ended;
    expectEndedByAnnouncement(stream);
    expect(await callOverHttp(second.url, elsewhere, 'GET', '/patients')).toMatchObject({
      status: 401,
      body: { code: 'SIGNED_OUT' },
    });
    await expect(signInOverHttp(second.url, ...clerk)).rejects.toThrow('401');
    const back = { version: version + 1, status: 'active' };
    expect(await callOverHttp(first.url, admin, 'PATCH', `/users/${id}`, back)).toMatchObject({
      status: 200,
    });
    expect(await signInOverHttp(second.url, ...clerk)).not.toBe('');
  });

  test('go on after a message of somebody else on their channel, and after their listeners were cut', async () => {
    const token = await signInOverHttp(first.url, ...clerk);
    const stream = await openStream(second, token);
    const stranger = new pg.Client(postgres.serverConfig);
    await stranger.connect();
    onTestFinished(() => stranger.end());
    await stranger.query("select pg_notify('openward_live', 'not ours')");
    await stranger.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'openward live'",
    );
    await waitUntil(() => stream.events.includes('missed'), { timeout: 20_000 });
    await callOverHttp(first.url, token, 'POST', '/patients', aPatient());
    await waitUntil(() => stream.topics.includes('patients'), { timeout: 20_000 });
    expect(first.isRunning() && second.isRunning()).toBe(true);
  });

  test('answer one idempotency key alike, whoever is asked', async () => {
    const token = await signInOverHttp(first.url, ...clerk);
    const body = JSON.stringify(aPatient());
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      authorization: `Bearer ${token}`,
    };
    const answers = await Promise.all(
      [first, second, first, second].map(async ({ url }) => {
        const answer = await fetch(`${url}/api/patients`, { method: 'POST', headers, body });
        return { status: answer.status, body: (await answer.json()) as unknown };
      }),
    );
    expect(answers[0]).toMatchObject({ status: 200, body: { version: 1 } });
    expect(answers).toEqual(answers.map(() => answers[0]));
  });
});

describe('while the database is away', () => {
  test('calls and readiness say 503 and when to come again, and recover by themselves', async () => {
    const token = await signInOverHttp(first.url, ...clerk);
    const stream = await openStream(second, token);
    await postgres.stop();
    const refused = await callOverHttp(first.url, token, 'GET', '/patients');
    expect(refused).toMatchObject({ status: 503, body: { code: 'DATABASE_AWAY' } });
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    const write = await callOverHttp(first.url, token, 'POST', '/patients', aPatient());
    expect(write).toMatchObject({ status: 503, body: { code: 'DATABASE_AWAY' } });
    const notReady = await fetch(`${first.url}/readyz`);
    expect([notReady.status, notReady.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await (await fetch(`${first.url}/healthz`)).text()).toBe('ok');

    postgres = await startPostgres();
    await waitUntil(async () => (await fetch(`${first.url}/readyz`)).status === 200, { timeout: 20_000 });
    await waitUntil(
      async () => {
        await callOverHttp(first.url, token, 'POST', '/patients', aPatient());
        return stream.topics.includes('patients');
      },
      { timeout: 20_000, interval: 300 },
    );
    expect(first.isRunning() && second.isRunning()).toBe(true);
  });

  test('a server can start, says 503, and begins when the database has come', async () => {
    await postgres.stop();
    const port = String(await freePort());
    const late = spawnServer({ ...environment, PORT: port });
    onTestFinished(() => late.end('SIGKILL'));
    const url = `http://127.0.0.1:${port}`;
    const statusOf = (path: string) =>
      fetch(url + path).then(
        ({ status }) => status,
        () => 0,
      );
    await waitUntil(async () => (await statusOf('/healthz')) === 200, { timeout: 20_000 });
    await waitUntil(() => late.lines.some((line) => line.includes('does not answer')), {
      timeout: 20_000,
    });
    expect(await statusOf('/readyz')).toBe(503);
    const refused = await callOverHttp(url, 'none', 'GET', '/patients');
    expect(refused).toMatchObject({ status: 503, body: { code: 'DATABASE_AWAY' } });
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    postgres = await startPostgres();
    expect(await late.ready).toBe(url);
    expect(await statusOf('/readyz')).toBe(200);
  });
});
