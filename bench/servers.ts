import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { serverOptions } from '../tools/server-options.mjs';
import { serverFile } from '../tools/setup.mjs';
import type { BareServerPlan } from './yardstick/bare-server.ts';

/** A server under measurement, in a process of its own. */
export interface MeasuredServer {
  port: number;
  /** Resident memory in bytes. */
  memory(): number | null;
  /** Seconds of processor time used so far, by this process alone. */
  processorSeconds(): number;
  stop(): Promise<void>;
}

const projectDirectory = join(import.meta.dirname, '..');

const compiledDirectory = join(projectDirectory, '.cache', 'compiled');

/** Starts the real server, as built, on a PostgreSQL that runs already; extra arguments, to profile it, go to Node. */
export function startOpenward(
  connection: pg.ClientConfig,
  nodeArguments: readonly string[] = [],
): Promise<MeasuredServer> {
  return start([...serverOptions, ...nodeArguments, serverFile('main')], {
    DATABASE_URL: addressOf(connection),
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'warn',
  });
}

/** Starts the yardstick. */
export function startBareServer(plan: BareServerPlan): Promise<MeasuredServer> {
  return start(['bench/yardstick/bare-server.ts', JSON.stringify(plan)], {});
}

/** A connection as the URL that DATABASE_URL takes; a folder of a unix socket goes into the query. */
function addressOf({ host, port, user, password, database }: pg.ClientConfig): string {
  const login = `${encodeURIComponent(user!)}:${encodeURIComponent(String(password))}`;
  const isSocket = host!.startsWith('/');
  const place = isSocket ? '' : `${host}:${port}`;
  return `postgres://${login}@${place}/${database}${isSocket ? `?host=${encodeURIComponent(host!)}` : ''}`;
}

async function start(nodeArguments: string[], environment: Record<string, string>): Promise<MeasuredServer> {
  const child = spawn(process.execPath, nodeArguments, {
    cwd: projectDirectory,
    env: { ...process.env, NODE_COMPILE_CACHE: compiledDirectory, ...environment },
    // Over this channel it notices when we are gone.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  return {
    port: await readyPort(child),
    memory: () => residentMemory(child),
    processorSeconds: () => processorSeconds(child),
    stop: () => stop(child),
  };
}

/** A server that says nothing for so long will not say anything. */
const startMs = 60_000;

async function readyPort(child: ChildProcess): Promise<number> {
  let output = '';
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      child.kill();
      reject(new Error(`A server did not say that it is ready:\n${output}`));
    }, startMs);
    child.once('exit', () => clearTimeout(late));
    child.stdout!.on('data', (part: Buffer) => {
      output += part.toString();
      const port = /ready (?:on|at) \D*(?:127\.0\.0\.1:)?(\d+)\n/.exec(output)?.[1];
      if (!port) return;
      clearTimeout(late);
      resolve(Number(port));
    });
    child.once('exit', (code) => reject(new Error(`A server ended with ${code} at its start:\n${output}`)));
  });
}

function residentMemory(child: ChildProcess): number | null {
  if (process.platform !== 'linux') return null;
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}

/** From proc(5): user and system time, fields 14 and 15, in hundredths of a second. */
function processorSeconds(child: ChildProcess): number {
  if (process.platform !== 'linux') return 0;
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
