import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDirectory } from './setup.mjs';

test.each(['start', 'dev', 'build'])('npm run %s is given no words in vain', (tool) => {
  const file = join(projectDirectory, 'tools', `${tool}.mjs`);
  const { status, stderr } = spawnSync(process.execPath, [file, 'now'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([
    2,
    expect.stringMatching(/^'now' is one word too many: npm (run )?\w+ takes nothing/),
  ]);
});
