import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCrashes } from '#testing/crash/crash-run.ts';
import { MoneyLoad } from '#testing/crash/money-load.ts';
import { WriteLoad } from '#testing/crash/write-load.ts';

// node bench/crash.ts --kills 200: every acknowledged write is found again after each kill -9, and none twice.
// node bench/crash.ts --load money --every 20 --minutes 10: the same for invoices, payments, refunds, referrals and
// payouts, killed every 20 seconds; after each restart every sum must agree.
const { values } = parseArgs({
  options: {
    load: { type: 'string', default: 'register' },
    kills: { type: 'string', default: '200' },
    every: { type: 'string' },
    minutes: { type: 'string' },
  },
});
const everySeconds = values.every === undefined ? undefined : Number(values.every);
const kills =
  everySeconds && values.minutes
    ? Math.ceil((Number(values.minutes) * 60) / everySeconds)
    : Number(values.kills);
const Load = values.load === 'money' ? MoneyLoad : WriteLoad;
const checkEvery = values.load === 'money' ? 1 : 10;
const dataDirectory = mkdtempSync(join(tmpdir(), 'openward-crash-'));
const tell = (line: string) => process.stdout.write(`${line}\n`);
try {
  const openLoad = Load.open.bind(Load);
  const outcome = await runCrashes({ dataDirectory, openLoad, kills, everySeconds, checkEvery, tell });
  tell(JSON.stringify(outcome, null, 2));
  process.exitCode = outcome.faults.length > 0 ? 1 : 0;
} finally {
  rmSync(dataDirectory, { recursive: true, force: true });
}
