// Plain JavaScript for Node 20: part of npm start and npm run dev.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { watchNpm } from './npm-watch.mjs';
import { projectDirectory, SetupError } from './setup.mjs';

/** Runs a program of ours until it ends, and takes it down when we are stopped. Returns its exit code. */
export async function launch(node, nodeArguments) {
  // The program gets a group of its own, so that Ctrl-C reaches it once, through us; the channel tells it when
  // we are gone (src/hosts/node/parent-watch.ts).
  const program = spawn(node, nodeArguments, {
    cwd: projectDirectory,
    detached: process.platform !== 'win32',
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => program.kill(signal));
  const stopWatching = watchNpm(() => program.kill('SIGTERM'));
  try {
    return await new Promise((resolve, reject) => {
      program.once('error', (error) => reject(new SetupError(`Node could not be run: ${error.message}.`)));
      program.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
    });
  } finally {
    stopWatching();
  }
}
