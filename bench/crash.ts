import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CrashOutcome, runCrashes } from '#testing/crash/crash-run.ts';
import { DispensingLoad } from '#testing/crash/dispensing-load.ts';
import { DoseLoad } from '#testing/crash/dose-load.ts';
import { MoneyLoad } from '#testing/crash/money-load.ts';
import { PlatformLoad } from '#testing/crash/platform/platform-load.ts';
import { StayLoad } from '#testing/crash/stay-load.ts';
import { TheatreLoad } from '#testing/crash/theatre/theatre-load.ts';
import { WriteLoad } from '#testing/crash/write-load.ts';
import { describeMachine, madeOn } from './machine.ts';
import { writeSection } from './report-sections.ts';
import { readOptions } from './read-options.ts';

// node bench/crash.ts --kills 200: every acknowledged write is found again after each kill -9, and none twice.
// node bench/crash.ts --load money --every 20 --minutes 10: the same for invoices, payments, refunds, referrals and
// payouts, killed every 20 seconds; after each restart every sum must agree.
// With --write the outcome becomes a section of bench/RESULTS.md.
// node bench/crash.ts --load stays --kills 200: the same for admissions, beds, discharges, deposits and stay bills.
// node bench/crash.ts --load dispensings --count 10000: pharmacists hand out one lot until so many are acknowledged.
// node bench/crash.ts --load doses --count 100 --kills 3: twenty nurses give each dose at once; one of them does.
// node bench/crash.ts --load platform --kills 100 --clerks 2: hospitals are made, take larger plans, pay by proofs that
// fifty approve at once, and are suspended and reactivated.
// node bench/crash.ts --load theatre --kills 200: operations are started and completed, each step pressed by several at once.
const { values } = readOptions({
  options: {
    load: { type: 'string', default: 'register' },
    kills: { type: 'string', default: '200' },
    count: { type: 'string' },
    clerks: { type: 'string' },
    every: { type: 'string' },
    minutes: { type: 'string' },
    write: { type: 'boolean' },
  },
});
const everySeconds = values.every === undefined ? undefined : Number(values.every);
const wantedKills =
  everySeconds && values.minutes
    ? Math.ceil((Number(values.minutes) * 60) / everySeconds)
    : Number(values.kills);
const loads = {
  register: { open: WriteLoad.open.bind(WriteLoad), checkEvery: 10 },
  money: { open: MoneyLoad.open.bind(MoneyLoad), checkEvery: 1 },
  dispensings: { open: DispensingLoad.open.bind(DispensingLoad), checkEvery: 1 },
  doses: { open: DoseLoad.open.bind(DoseLoad), checkEvery: 1 },
  platform: { open: PlatformLoad.open.bind(PlatformLoad), checkEvery: 1 },
  theatre: { open: TheatreLoad.open.bind(TheatreLoad), checkEvery: 1 },
  stays: { open: StayLoad.open.bind(StayLoad), checkEvery: 1 },
};
const { open: openLoad, checkEvery } = loads[values.load as keyof typeof loads] ?? loads.register;
const dataDirectory = mkdtempSync(join(tmpdir(), 'openward-crash-'));
const tell = (line: string) => process.stdout.write(`${line}\n`);
try {
  const outcome = await runCrashes({
    dataDirectory,
    openLoads: [openLoad],
    kills: wantedKills,
    everySeconds,
    checkEvery,
    tell,
    ...(values.count && { count: Number(values.count) }),
    ...(values.clerks && { clerks: Number(values.clerks) }),
  });
  tell(JSON.stringify(outcome, null, 2));
  if (values.write) writeSection(crashSection(values.load, outcome));
  process.exitCode = outcome.faults.length > 0 ? 1 : 0;
} finally {
  rmSync(dataDirectory, { recursive: true, force: true });
}

function crashSection(load: string, { kills, acknowledged, repeated, faults }: CrashOutcome): string {
  const counted = (counts: Record<string, number>) =>
    Object.entries(counts)
      .map(([name, count]) => `${count.toLocaleString('en')} ${name}`)
      .join(', ');
  const total = Object.values(kills).reduce((sum, count) => sum + count, 0);
  return [
    `## Kills while clerks write: ${load}`,
    `Made by \`node bench/crash.ts --load ${load} --kills ${total}\` ${madeOn(describeMachine())}.`,
    `${total} kills with -9 (${counted(kills)}), checked after every ${checkEvery === 1 ? 'one' : checkEvery}; ` +
      `acknowledged were ${counted(acknowledged)}; ${repeated} writes lost their first answer and were sent again. ` +
      `Faults: ${faults.length}.`,
  ].join('\n\n');
}
