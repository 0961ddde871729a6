// The checks that need no database and no browser.
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { findNode, projectDirectory } from './setup.mjs';

/** @type {[name: string, program: string, programArguments: string[]][]} */
const checks = [
  // First, because it takes longest. Every further checker looks at much of the same again, and the other core has
  // the linter to run; what was checked before and has not changed is not checked again.
  [
    'types',
    'tsc',
    ['--noEmit', '--checkers', '1', '--incremental', '--tsBuildInfoFile', '.cache/types.json'],
  ],
  ['format', 'oxfmt', ['--check']],
  ['lint', 'oxlint', ['--quiet', '--deny-warnings']],
  ['unused code', 'knip', ['--no-progress']],
  ['arrows', 'node', ['tools/arrows.ts']],
  ['sentences', 'node', ['tools/sentences.ts']],
  ['voice', 'node', ['tools/voice.ts']],
  ['patterns', 'node', ['tools/patterns.ts']],
  ['table types', 'node', ['tools/table-types.ts', '--check']],
];

/** Runs every check, two at a time, tells how each ended, and counts. */
export async function runChecks() {
  const failures = [];
  const waiting = [...checks];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, program, programArguments] = next;
      const started = Date.now();
      const { code, output } = await runProgram(program, programArguments);
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
      if (code !== 0) {
        failures.push({ name, fault: 'see above' });
        console.log(output);
      }
    }
  };
  await Promise.all([worker(), worker()]);
  return { passed: checks.length - failures.length, failed: failures.length, failures };
}

/** The environment in which the project's own programs and its own Node come first. */
export function projectEnvironment() {
  const bin = join(projectDirectory, 'node_modules', '.bin');
  const path = [dirname(findNode()), bin, process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path };
}

/** Runs a program of the project and keeps what it printed, or shows it when asked to. */
export function runProgram(program, programArguments, { show = false, environment = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, programArguments, {
      cwd: projectDirectory,
      env: { ...projectEnvironment(), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const take = (chunk) => {
      output += chunk;
      if (show) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('error', (error) => resolve({ code: 1, output: String(error) }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
