import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const folder = join(import.meta.dirname, '../../src/hosts/node/command-line');

export interface CommandEnd {
  wasKilled: boolean;
  exitCode: number | null;
  output: string;
  seconds: number;
}

/** Runs a command of the command line, and ends it with -9 after so many milliseconds unless it was faster. */
export async function runUntilKilled(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  killAfterMs?: number,
): Promise<CommandEnd> {
  const started = performance.now();
  const child = spawn(process.execPath, [join(folder, `${command}.ts`), ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
  const ended = once(child, 'exit');
  const stop = new AbortController();
  if (killAfterMs !== undefined) {
    delay(killAfterMs, undefined, { signal: stop.signal }).then(
      () => child.kill('SIGKILL'),
      () => {},
    );
  }
  await ended;
  stop.abort();
  const seconds = (performance.now() - started) / 1000;
  return { wasKilled: child.signalCode === 'SIGKILL', exitCode: child.exitCode, output, seconds };
}
