// npm start: installs, builds, runs the server, and takes it down again. Plain JavaScript for Node 20.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { watchNpm } from './npm-watch.mjs';
import { serverOptions } from './server-options.mjs';
import { ensurePackages, ensureWebBuild, findNode, projectDirectory, runTool, SetupError } from './setup.mjs';

await runTool(async () => {
  await ensurePackages();
  const node = findNode();
  await ensureWebBuild();
  return await runServer(node);
});

async function runServer(node) {
  // The server gets a group of its own, so that Ctrl-C reaches it once, through us; the channel tells it when
  // we are gone (src/hosts/node/parent-watch.ts).
  const program = [...serverOptions, 'src/hosts/node/main.ts'];
  const server = spawn(node, [...program, ...process.argv.slice(2)], {
    cwd: projectDirectory,
    detached: process.platform !== 'win32',
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  const stopWatching = watchNpm(() => server.kill('SIGTERM'));
  try {
    return await new Promise((resolve, reject) => {
      server.once('error', (error) => reject(new SetupError(`Node could not be run: ${error.message}.`)));
      server.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
    });
  } finally {
    stopWatching();
  }
}
