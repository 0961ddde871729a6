import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDirectory } from './setup.mjs';

test.each(['start', 'dev', 'build', 'check'])('npm run %s is given no words in vain', (tool) => {
  const file = join(projectDirectory, 'tools', `${tool}.mjs`);
  const { status, stderr } = spawnSync(process.execPath, [file, 'now'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([
    2,
    expect.stringMatching(/^'now' is one word too many: npm (run )?\w+ takes nothing/),
  ]);
});

test.each([
  ['attack/run.ts', ['--onyl=cookies'], /^There is no --onyl: run\.ts takes --url=…, /],
  ['attack/run.ts', ['--only=nothing'], /^--only knows no 'nothing': /],
  ['attack/run.ts', ['--url=hospital.example'], /^Only a server of your own is attacked/],
  ['attack/take-out.ts', ['now'], /^'now' is one word too many: /],
  [
    'bench/fail-over.ts',
    ['--times', 'often'],
    /^--times takes a number above zero: fail-over\.ts takes --times=…, --write\./,
  ],
  ['bench/fail-over.ts', ['--times'], /^--times has too much or nothing behind it: /],
  ['bench/run.ts', ['--only=everything'], /^--only knows no 'everything': /],
  ['bench/given-up.ts', ['10'], /^'10' is one word too many: /],
  ['tools/test.mjs', ['--part', 'storage', 'kills'], /^npm test takes nothing, --all, /],
])('%s %j is told what it takes', (file, words, told) => {
  const program = join(projectDirectory, file);
  const { status, stderr } = spawnSync(process.execPath, [program, ...words], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, expect.stringMatching(told)]);
});
