import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { projectDirectory } from '../tools/setup.mjs';

/** What the server, run from its source, and the attacks need. */
const copied = ['src', 'attack', 'bench', 'tools', 'package.json', 'package-lock.json'];

const maxEndingMs = 60_000;

/** A copy of the program outside of the project, in which a file can be changed for a moment. */
export interface ProgramCopy {
  /** Runs something while a text of a file is replaced by another one; the text must exist exactly once. */
  changed<T>(change: Change, run: () => Promise<T>): Promise<T>;
  /** Runs a program of the copy to its end; what it printed. Temporary files of it are part of the copy. */
  run(file: string, options: readonly string[]): Promise<string>;
  read(file: string): string;
  /** Ends what is running in the copy. */
  end(): Promise<void>;
  /** Removes the copy, once nothing runs in it. */
  remove(): void;
}

export interface Change {
  file: string;
  text: string;
  instead: string;
}

/** How often a text exists in a file. */
export function countOf(content: string, text: string): number {
  return content.split(text).length - 1;
}

export function copyProgram(): ProgramCopy {
  const directory = mkdtempSync(join(tmpdir(), 'openward-unprotected-'));
  const pathOf = (file: string) => join(directory, file);
  let running: number | undefined;
  let ending: Promise<void> | undefined;

  try {
    for (const name of copied) cpSync(join(projectDirectory, name), pathOf(name), { recursive: true });
    symlinkSync(join(projectDirectory, 'node_modules'), pathOf('node_modules'), 'junction');
    // The attacks use no screens: any page will do.
    mkdirSync(pathOf('dist/web'), { recursive: true });
    cpSync(join(projectDirectory, 'index.html'), pathOf('dist/web/index.html'));
    writeFileSync(pathOf('dist/web/build-id.txt'), 'unprotected');
    mkdirSync(pathOf('tmp'));
    // PostgreSQL runs as another user where the server is root.
    for (const name of ['.', 'tmp']) chmodSync(pathOf(name), 0o755);
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    throw error;
  }

  return {
    async changed({ file, text, instead }, run) {
      const content = readFileSync(pathOf(file), 'utf8');
      if (countOf(content, text) !== 1) throw new Error(`${file} has not exactly one '${text}'.`);
      writeFileSync(
        pathOf(file),
        content.replace(text, () => instead),
      );
      try {
        return await run();
      } finally {
        writeFileSync(pathOf(file), content);
      }
    },
    run(file, options) {
      return new Promise((resolve, reject) => {
        const temporary = pathOf('tmp');
        const child = spawn(process.execPath, [file, ...options], {
          cwd: directory,
          env: { ...process.env, TMPDIR: temporary, TEMP: temporary, TMP: temporary },
          stdio: ['ignore', 'pipe', 'pipe'],
          // In a group of its own: Ctrl+C reaches this process alone, which ends the group before it removes the copy.
          detached: process.platform !== 'win32',
        });
        running = child.pid!;
        let output = '';
        for (const stream of [child.stdout, child.stderr]) {
          stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
        }
        child.once('error', reject);
        child.once('close', () => {
          running = undefined;
          resolve(output);
        });
      });
    },
    read: (file) => readFileSync(pathOf(file), 'utf8'),
    async end() {
      if (running !== undefined) ending = endGroup(running);
      await ending;
    },
    remove() {
      rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Asks every process of a group to end, as a server does that first stops its database, and waits for it. */
async function endGroup(leader: number): Promise<void> {
  const group = process.platform === 'win32' ? leader : -leader;
  const deadline = performance.now() + maxEndingMs;
  for (let signal: NodeJS.Signals | 0 = 'SIGTERM'; ; signal = 0) {
    try {
      process.kill(group, performance.now() > deadline ? 'SIGKILL' : signal);
    } catch {
      return;
    }
    await setTimeout(100);
  }
}
