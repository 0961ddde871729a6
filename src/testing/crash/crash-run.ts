import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { samplePassword } from '#areas/people/people.samples.ts';
import { readStartIdentity } from '#hosts/node/embedded/process-identity.ts';
import { runCommandLine, type ServerProcess, startServer } from '../server-process.ts';
import { faultsOfWrites } from './check-writes.ts';
import { type Workplace, WriteLoad } from './write-load.ts';

const victims = ['server', 'database', 'both'] as const;
type Victim = (typeof victims)[number];

export interface CrashOptions {
  dataDirectory: string;
  kills: number;
  /** A full check happens after this many kills, and at the end. */
  checkEvery: number;
  tell: (line: string) => void;
}

export interface CrashOutcome {
  kills: Record<Victim, number>;
  patients: number;
  appointments: number;
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
  const mark = Date.now().toString(36);
  let server = await startServer(environment);
  const load = new WriteLoad(await aWorkplace(() => server.url), mark);
  const kills: Record<Victim, number> = { server: 0, database: 0, both: 0 };
  const faults: string[] = [];
  const check = (isQuiet: boolean) => faultsOfWrites(options.dataDirectory, load.acknowledged, mark, isQuiet);
  load.start(clerks);
  try {
    for (let kill = 1; kill <= options.kills && faults.length === 0; kill += 1) {
      const victim = victims[kill % victims.length]!;
      await moreWrites(load, 5 + Math.floor(Math.random() * 40));
      server = await killAndRestart(victim, server, options.dataDirectory, environment);
      kills[victim] += 1;
      await moreWrites(load, 1);
      if (kill % options.checkEvery === 0) {
        faults.push(...(await check(false)));
        options.tell(`${kill} kills, ${load.count} writes acknowledged, ${faults.length} faults`);
      }
    }
    await load.stop();
    faults.push(...(await check(true)));
    const audit = await runCommandLine('audit-verify', [], environment);
    if (audit.exitCode !== 0) faults.push(`the audit trail does not verify: ${audit.output}`);
  } finally {
    await server.end();
  }
  const { patients, appointments } = load.acknowledged;
  const { repeated } = load;
  return { kills, patients: patients.size, appointments: appointments.size, repeated, faults };
}

async function aWorkplace(url: () => string): Promise<Workplace> {
  const signedIn = await fetch(`${url()}/api/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      slug: 'city-general',
      email: 'admin@city-general.example',
      password: samplePassword,
    }),
  });
  const token = /openward_session=([^;]+)/.exec(signedIn.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const answer = await fetch(`${url()}/api/doctors`, { headers: { authorization: `Bearer ${token}` } });
  const { rows } = (await answer.json()) as { rows: { id: string }[] };
  return { url, token, doctorIds: rows.map(({ id }) => id) };
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

async function moreWrites(load: WriteLoad, count: number): Promise<void> {
  const wanted = load.count + count;
  await until(() => {
    load.assertNotRefused();
    return load.count >= wanted;
  });
}

const longestWaitMs = 60_000;

async function until(isSo: () => boolean): Promise<void> {
  const deadline = Date.now() + longestWaitMs;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error('Writes did not go on within a minute after a kill.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
