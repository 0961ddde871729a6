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
  /** The work during which servers are killed. @param mark is in everything it writes */
  openLoad: (workplace: Workplace, mark: string) => Promise<CrashLoad>;
  /** Time between kills; absent: some writes between kills. */
  everySeconds?: number | undefined;
  /** A full check happens after this many kills, and at the end. */
  checkEvery: number;
  /** How many work at once; four unless it is said. */
  clerks?: number;
  /** Goes on after the kills until so many writes are acknowledged. */
  count?: number;
  tell: (line: string) => void;
}

export interface CrashOutcome {
  kills: Record<Victim, number>;
  acknowledged: Record<string, number>;
  /** Writes whose first answer was lost. */
  repeated: number;
  faults: string[];
}

const usualClerks = 4;

/**
 * Kills server and database with -9, in turn and together, while clerks write, and checks after restarts that every
 * acknowledged write is there, and once.
 */
export async function runCrashes(options: CrashOptions): Promise<CrashOutcome> {
  const environment = { DATA_DIR: options.dataDirectory, DATABASE_URL: '' };
  const mark = Date.now().toString(36);
  let server = await startServer(environment);
  const load = await options.openLoad({ url: () => server.url }, mark);
  const kills: Record<Victim, number> = { server: 0, database: 0, both: 0 };
  const faults: string[] = [];
  const check = (isQuiet: boolean) => load.faults(options.dataDirectory, isQuiet);
  load.start(options.clerks ?? usualClerks);
  try {
    for (let kill = 1; kill <= options.kills && faults.length === 0; kill += 1) {
      const victim = victims[kill % victims.length]!;
      if (options.everySeconds) await moreSeconds(load, options.everySeconds);
      else await moreWrites(load, 5 + Math.floor(Math.random() * 40));
      server = await killAndRestart(victim, server, options.dataDirectory, environment);
      kills[victim] += 1;
      await moreWrites(load, 1);
      if (kill % options.checkEvery === 0) {
        faults.push(...(await check(false)));
        options.tell(`${kill} kills, ${load.count} writes acknowledged, ${faults.length} faults`);
      }
    }
    const { count = 0 } = options;
    while (load.count < count && faults.length === 0) await moreSeconds(load, 1);
    await load.stop();
    faults.push(...(await check(true)));
    const audit = await runCommandLine('audit-verify', [], environment);
    if (audit.exitCode !== 0) faults.push(`the audit trail does not verify: ${audit.output}`);
  } finally {
    await server.end();
  }
  return { kills, acknowledged: load.figures(), repeated: load.repeated, faults };
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

async function moreSeconds(load: CrashLoad, seconds: number): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    load.assertNotRefused();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function moreWrites(load: CrashLoad, count: number): Promise<void> {
  const wanted = load.count + count;
  await until(() => {
    load.assertNotRefused();
    return load.count >= wanted;
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
