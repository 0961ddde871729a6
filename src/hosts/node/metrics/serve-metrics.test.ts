import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { callOverHttp, EventStream, signInOverHttp } from '#testing/http-session.ts';
import { startServer } from '#testing/server-process.ts';
import { waitUntil } from '#testing/waiting.ts';

const token = 'a-token-of-the-operator-0123456789';

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'openward-metrics-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const read = (url: string, bearer?: string) =>
  fetch(`${url}/metrics`, bearer === undefined ? {} : { headers: { authorization: `Bearer ${bearer}` } });

test(
  'the operator reads what calls, streams, jobs, back-up and log do, and nobody else reads anything',
  { timeout: 180_000 },
  async () => {
    const folder = aFolder();
    const server = await startServer({
      DATA_DIR: join(folder, 'data'),
      BACKUP_DIR: join(folder, 'back-ups'),
      DATABASE_URL: '',
      METRICS_TOKEN: token,
    });
    onTestFinished(() => server.end());
    const clerk = await signInOverHttp(server.url, 'city-general', 'reception@city-general.example');
    const stream = await EventStream.open(server.url, clerk);
    onTestFinished(() => stream.close());
    expect(await callOverHttp(server.url, clerk, 'POST', '/patients', aPatient())).toMatchObject({
      status: 200,
    });
    expect(await callOverHttp(server.url, clerk, 'GET', '/users')).toMatchObject({ status: 403 });

    for (const bearer of [undefined, '', `${token}0`, clerk]) {
      expect((await read(server.url, bearer)).status).toBe(401);
    }
    const textOf = async () => (await read(server.url, token)).text();
    // The first back-up of a new log is made by itself.
    const ages = ['openward_backup_age_seconds', 'openward_log_age_seconds'];
    const isKept = (text: string) => ages.every((age) => new RegExp(`^${age} \\d`, 'm').test(text));
    await waitUntil(async () => isKept(await textOf()), { timeout: 90_000 });
    const text = await textOf();
    expect(text).toContain('openward_calls_total{call="patients.register",outcome="ok"} 1');
    expect(text).toContain('openward_calls_total{call="users.list",outcome="FORBIDDEN"} 1');
    expect(text).toMatch(/openward_call_duration_seconds_count\{call="patients.register"\} 1/);
    for (const figure of [
      'openward_up 1',
      'openward_live_streams 1',
      'openward_database_connections \\d',
      'openward_jobs_failed 0',
      'openward_messages_waiting \\d',
      'openward_log_age_seconds \\d',
      'openward_disk_free_bytes \\d',
      'process_resident_memory_bytes \\d',
    ]) {
      expect(text).toMatch(new RegExp(`^${figure}`, 'm'));
    }
    // No name of a hospital or a person, and no id of either.
    expect(text).not.toMatch(/city-general|sunrise|[0-9a-f]{8}-[0-9a-f]{4}-/);
    expect(readdirSync(join(folder, 'back-ups', 'log'))).toHaveLength(1);
  },
);

test('where the operator has set no token, there are no figures', { timeout: 120_000 }, async () => {
  const server = await startServer({
    DATA_DIR: join(aFolder(), 'data'),
    DATABASE_URL: '',
    OPENWARD_SAMPLES: 'off',
  });
  onTestFinished(() => server.end());
  expect((await read(server.url, '')).status).toBe(404);
});
