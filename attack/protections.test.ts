import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDirectory } from '../tools/setup.mjs';
import { countOf } from './program-copy.ts';
import { protections } from './protections.ts';

// Read, not loaded: loading them takes the whole program along.
const attackFiles = globSync('attacks/*/*.attack.ts', { cwd: import.meta.dirname });
const attacks = attackFiles.map(
  (file) => /defineAttack\(\{\s*name: '([\w-]+)'/.exec(readFileSync(join(import.meta.dirname, file), 'utf8'))?.[1],
);

test.each(protections.map((protection) => [protection.name, protection] as const))(
  'the protection ‘%s’ is where the list says, and its attack exists',
  (_name, { file, text, instead, attack }) => {
    const content = readFileSync(join(projectDirectory, file), 'utf8');
    expect(countOf(content, text)).toBe(1);
    expect(instead).not.toContain(text);
    expect(attacks).toContain(attack);
  },
);

test('each protection has a name of its own', () => {
  expect(new Set(protections.map(({ name }) => name)).size).toBe(protections.length);
});
