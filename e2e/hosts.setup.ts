import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ports } from './ports.ts';
import { serveFolder } from './static-site.ts';

/** Starts the hosts that the browser drives: the embedded server, and the demo from plain static files. */
export default async function setUp(): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'openward-e2e-'));
  chmodSync(directory, 0o755);
  const server = await startServer({ PORT: String(ports.embedded), DATA_DIR: join(directory, 'data') });
  const site = serveFolder(join(import.meta.dirname, '../dist/web'), ports.demo);
  return async () => {
    site.close();
    await stop(server);
    rmSync(directory, { recursive: true, force: true });
  };
}

/** Starts `src/hosts/node/main.ts` and waits until it is ready. */
export async function startServer(environment: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['src/hosts/node/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output.includes('ready on') && resolve());
    child.once('exit', () => reject(new Error(`The server did not start:\n${output}`)));
  });
  return child;
}

/** Stops a server in order and waits for its end. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
