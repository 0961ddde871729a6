import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStartIdentity } from '#hosts/node/embedded/process-identity.ts';
import { runCommandLine, type ServerProcess, startServer } from '../server-process.ts';
import type { CrashLoad, Workplace } from './crash-load.ts';

const victims = ['server', 'database', 'both'] as const;
type Victim = (typeof victims)[number];

export interface CrashOptions {
  dataDirectory: string;
  kills: number;
  /** The kinds of work, all at once, during which servers are killed. @param mark is in everything it writes */
  openLoads: readonly ((workplace: Workplace, mark: string) => Promise<CrashLoad>)[];
  /** Time between kills; absent: some writes between kills. */
  everySeconds?: number | undefined;
  /** A full check happens after this many kills, and at the end. */
  checkEvery: number;
  tell: (line: string) => void;
}

export interface CrashOutcome {
  kills: Record<Victim, number>;
  acknowledged: Record<string, number>;
  /** Writes whose first answer was lost. */
  repeated: number;
  faults: string[];
}

const clerks = 4;

/**
 * Kills server and database with -9, in turn and together, while clerks write, and checks after restarts that every
 * acknowledged write is there, and once.
 */
export async function runCrashes(options: CrashOptions): Promise<CrashOutcome> {
  const environment = { DATA_DIR: options.dataDirectory, DATABASE_URL: '' };
  let server = await startServer(environment);
  const loads: CrashLoad[] = [];
  for (const open of options.openLoads) {
    const mark = Date.now().toString(36) + String(loads.length);
    loads.push(await open({ url: () => server.url }, mark));
  }
  const kills: Record<Victim, number> = { server: 0, database: 0, both: 0 };
  const faults: string[] = [];
  const check = async (isQuiet: boolean) => {
    for (const load of loads) faults.push(...(await load.faults(options.dataDirectory, isQuiet)));
  };
  for (const load of loads) load.start(clerks);
  try {
    for (let kill = 1; kill <= options.kills && faults.length === 0; kill += 1) {
      const victim = victims[kill % victims.length]!;
      if (options.everySeconds) await moreSeconds(loads, options.everySeconds);
      else await moreWrites(loads, 5 + Math.floor(Math.random() * 40));
      server = await killAndRestart(victim, server, options.dataDirectory, environment);
      kills[victim] += 1;
      await moreWrites(loads, 1);
      if (kill % options.checkEvery === 0) {
        await check(false);
        options.tell(`${kill} kills, ${sumOf(loads, 'count')} writes acknowledged, ${faults.length} faults`);
      }
    }
    await Promise.all(loads.map((load) => load.stop()));
    await check(true);
    const audit = await runCommandLine('audit-verify', [], environment);
    if (audit.exitCode !== 0) faults.push(`the audit trail does not verify: ${audit.output}`);
  } finally {
    await server.end();
  }
  const acknowledged = Object.assign({}, ...loads.map((load) => load.figures())) as Record<string, number>;
  return { kills, acknowledged, repeated: sumOf(loads, 'repeated'), faults };
}

function sumOf(loads: readonly CrashLoad[], figure: 'count' | 'repeated'): number {
  return loads.reduce((sum, load) => sum + load[figure], 0);
}

async function killAndRestart(
  victim: Victim,
  server: ServerProcess,
  dataDirectory: string,
  environment: NodeJS.ProcessEnv,
): Promise<ServerProcess> {
  const postmaster = readPostmasterPid(dataDirectory);
  if (victim !== 'server') process.kill(postmaster, 'SIGKILL');
  if (victim === 'database') {
    await until(() => readStartIdentity(postmaster) === undefined);
    return server;
  }
  await server.end('SIGKILL');
  return startServer(environment);
}

function readPostmasterPid(dataDirectory: string): number {
  return Number.parseInt(readFileSync(join(dataDirectory, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}

async function moreSeconds(loads: readonly CrashLoad[], seconds: number): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    for (const load of loads) load.assertNotRefused();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Waits until this many more writes were acknowledged, and of each kind of work at least one. */
async function moreWrites(loads: readonly CrashLoad[], count: number): Promise<void> {
  const before = loads.map((load) => load.count);
  const wanted = sumOf(loads, 'count') + count;
  await until(() => {
    for (const load of loads) load.assertNotRefused();
    return loads.every((load, place) => load.count > before[place]!) && sumOf(loads, 'count') >= wanted;
  });
}

const maxWaitMs = 60_000;

async function until(isSo: () => boolean): Promise<void> {
  const deadline = Date.now() + maxWaitMs;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error('Writes did not go on within a minute after a kill.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
