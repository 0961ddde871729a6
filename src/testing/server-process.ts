import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import type pg from 'pg';
import { serverFile } from '../../tools/setup.mjs';

const files = new Map<string, string>();

/** Found once: looking through all sources takes as long as some tests. */
function fileOf(name: string): string {
  const file = files.get(name) ?? serverFile(name);
  files.set(name, file);
  return file;
}

/** A machine that does much else takes its time; waiting ends as soon as it is ready. */
const maxStartMs = 120_000;
const maxStopMs = 60_000;

/** The real server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** What it has printed so far. */
  readonly lines: readonly string[];
  /** True until the process has ended. */
  isRunning(): boolean;
  /** Sends a signal and waits for the end of the process; fails, and kills it, when it does not end in time. */
  end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Starts the server on a free port of the loopback; resolves when it says that it is ready. */
export async function startServer(environment: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const server = spawnServer(environment);
  try {
    return { ...server, url: await server.ready };
  } catch (error) {
    await server.end('SIGKILL');
    throw error;
  }
}

/** Starts the server without waiting; `ready` gives its address, or fails when it ends before. */
export function spawnServer(environment: NodeJS.ProcessEnv): Omit<ServerProcess, 'url'> & {
  ready: Promise<string>;
} {
  const child = spawn(process.execPath, [fileOf('main')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const ready = readyAddress(child, lines);
  ready.catch(() => {});
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    ready,
    pid: child.pid ?? 0,
    lines,
    isRunning,
    async end(signal = 'SIGTERM') {
      if (!isRunning()) return;
      const patience = AbortSignal.timeout(maxStopMs);
      const ended = once(child, 'exit', { signal: patience });
      child.kill(signal);
      try {
        await ended;
      } catch (error) {
        child.kill('SIGKILL');
        throw new Error(`The server did not stop after ${signal}:\n${lines.join('\n')}`, { cause: error });
      }
    },
  };
}

function readyAddress(child: ChildProcess, lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`The server ${reason}:\n${lines.join('\n')}`));
    const timer = setTimeout(() => fail('was not ready in time'), maxStartMs);
    for (const stream of [child.stdout!, child.stderr!]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        const address = / is ready at (\S+)$/.exec(line)?.[1];
        if (address) resolve(address);
      });
    }
    child.once('exit', () => fail('ended'));
    const settled = () => clearTimeout(timer);
    child.once('exit', settled);
    child.stdout!.once('close', settled);
  });
}

/**
 * A port of the loopback that nobody holds, for a program that has to know its own before it starts. Systems lend none
 * below 30,000 to a connection, so that it is still free when the program starts again.
 */
export async function freePort(): Promise<number> {
  const port = 10_000 + Math.floor(Math.random() * 20_000);
  const probe = createServer().listen(port, '127.0.0.1');
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort();
  probe.close();
  await once(probe, 'close');
  return port;
}

/** The address of a database as the environment of a server names it. */
export function databaseUrlOf(config: pg.ClientConfig): string {
  const { user = '', password, database = '', host = '', port } = config;
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : '';
  const place = `host=${encodeURIComponent(host)}&port=${port ?? 5432}`;
  return `postgres://${encodeURIComponent(user)}${secret}@/${encodeURIComponent(database)}?${place}`;
}

/** Runs a command of the command line to its end. */
export function runCommandLine(
  command: string,
  args: string[],
  environment: NodeJS.ProcessEnv,
): Promise<{ exitCode: number; output: string }> {
  const file = fileOf(command);
  return new Promise((resolve) => {
    const options = { env: { ...process.env, ...environment } };
    const child = execFile(process.execPath, [file, ...args], options, (_error, stdout, stderr) =>
      resolve({ exitCode: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}
