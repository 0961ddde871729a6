import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCrashes } from '#testing/crash/crash-run.ts';

// The long form is bench/crash.ts.
test(
  'kills of server and database lose no acknowledged write and double none',
  { timeout: 180_000 },
  async () => {
    const dataDirectory = mkdtempSync(join(tmpdir(), 'openward-crash-'));
    onTestFinished(() => rmSync(dataDirectory, { recursive: true, force: true }));
    const outcome = await runCrashes({ dataDirectory, kills: 9, checkEvery: 3, tell: () => {} });
    expect(outcome.faults).toEqual([]);
    expect(outcome.kills).toEqual({ server: 3, database: 3, both: 3 });
    expect(outcome.patients).toBeGreaterThan(9);
    expect(outcome.appointments).toBeGreaterThan(9);
  },
);
