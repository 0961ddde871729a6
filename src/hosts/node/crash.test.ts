import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { sampleSignIns } from '#areas/people/people.samples.ts';
import { runCrashes } from '#testing/crash/crash-run.ts';
import { DispensingLoad } from '#testing/crash/dispensing-load.ts';
import { DoseLoad } from '#testing/crash/dose-load.ts';
import { StayLoad } from '#testing/crash/stay-load.ts';
import { WriteLoad } from '#testing/crash/write-load.ts';
import { callOverHttp, signInOverHttp } from '#testing/http-session.ts';
import { spawnServer, startServer } from '#testing/server-process.ts';
import { waitUntil } from '#testing/waiting.ts';

function aDirectory(): string {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'openward-crash-'));
  onTestFinished(() => rmSync(dataDirectory, { recursive: true, force: true }));
  return dataDirectory;
}

// The long form is bench/crash.ts.
test(
  'kills of server and database lose no acknowledged write, double none, leave no bed in two states, lose no deposit and give no dose twice',
  { timeout: 180_000 },
  async () => {
    const outcome = await runCrashes({
      dataDirectory: aDirectory(),
      openLoads: [
        WriteLoad.open.bind(WriteLoad),
        StayLoad.open.bind(StayLoad),
        // Twenty pharmacists and 10,000 dispensings: node bench/crash.ts --load dispensings --clerks 20 --count 10000.
        DispensingLoad.open.bind(DispensingLoad),
        // A hundred doses: node bench/crash.ts --load doses --count 100 --kills 3.
        DoseLoad.open.bind(DoseLoad),
      ],
      kills: 9,
      // More would only keep the two cores busy: four kinds of work go on at once.
      clerks: 2,
      checkEvery: 3,
      tell: () => {},
    });
    expect(outcome.faults).toEqual([]);
    expect(outcome.kills).toEqual({ server: 3, database: 3, both: 3 });
    expect(outcome.acknowledged['patients']).toBeGreaterThan(9);
    expect(outcome.acknowledged['appointments']).toBeGreaterThan(9);
    expect(outcome.acknowledged['beds given']).toBeGreaterThan(9);
    expect(outcome.acknowledged['deposits']).toBeGreaterThan(0);
    expect(outcome.acknowledged['dispensings']).toBeGreaterThan(9);
    expect(outcome.acknowledged['doses given']).toBeGreaterThan(0);
  },
);

test(
  'a first start that is killed while it fills the samples is finished by the next',
  { timeout: 90_000 },
  async () => {
    const environment = { DATA_DIR: aDirectory(), DATABASE_URL: '' };
    for (const kill of [1, 2, 3]) {
      const cut = spawnServer(environment);
      await waitUntil(() => cut.lines.some((line) => line.startsWith('Filling sample')), {
        timeout: 30_000,
        interval: 5,
      });
      // Another moment of the filling each time.
      await delay(kill * 60);
      await cut.end('SIGKILL');
    }
    const server = await startServer(environment);
    onTestFinished(() => server.end());
    for (const { slug, email } of sampleSignIns.filter(({ isShortcut }) => isShortcut)) {
      const token = await signInOverHttp(server.url, slug, email);
      const { body } = await callOverHttp(server.url, token, 'GET', '/patient-counts');
      expect([slug, (body as { total: number }).total > 10]).toEqual([slug, slug !== 'platform']);
    }
  },
);
