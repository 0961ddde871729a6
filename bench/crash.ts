import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCrashes } from '#testing/crash/crash-run.ts';

// node bench/crash.ts --kills 200: every acknowledged write is found again after each kill -9, and none twice.
const { values } = parseArgs({ options: { kills: { type: 'string', default: '200' } } });
const dataDirectory = mkdtempSync(join(tmpdir(), 'openward-crash-'));
const tell = (line: string) => process.stdout.write(`${line}\n`);
try {
  const outcome = await runCrashes({ dataDirectory, kills: Number(values.kills), checkEvery: 10, tell });
  tell(JSON.stringify(outcome, null, 2));
  process.exitCode = outcome.faults.length > 0 ? 1 : 0;
} finally {
  rmSync(dataDirectory, { recursive: true, force: true });
}
