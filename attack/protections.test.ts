import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDirectory } from '../tools/setup.mjs';
import { type Attempts, carryOut, defineAttack } from './attack.ts';
import { countOf } from './program-copy.ts';
import { guardedTwice, protections } from './protections.ts';
import type { Target } from './target.ts';

// Read, not loaded: loading them takes the whole program along.
const attackFiles = globSync('attacks/*/*.attack.ts', { cwd: import.meta.dirname });
const attacks = attackFiles.map(
  (file) =>
    /defineAttack\(\{\s*name: '([\w-]+)'/.exec(readFileSync(join(import.meta.dirname, file), 'utf8'))?.[1],
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

test('each protection has a name of its own, which --only can tell from the next', () => {
  expect(protections.filter(({ name }) => name.includes(','))).toEqual([]);
  expect(new Set(protections.map(({ name }) => name)).size).toBe(protections.length);
});

test('each attack has a protection that holds it off, or is known to have none alone', () => {
  const known = [...protections.map(({ attack }) => attack), ...Object.keys(guardedTwice)];
  expect([...new Set(known)].toSorted()).toEqual(attacks.toSorted((one, other) => (one! < other! ? -1 : 1)));
});

const runOf = (run: (attempts: Attempts) => void, until?: string) =>
  carryOut(
    defineAttack({
      ...{ name: 'any', tries: 'anything', expects: 'nothing' },
      run: (_target, attempts) => Promise.resolve(attempts).then(run),
    }),
    {} as Target,
    until,
  );

test('an attack ends at the gain that was asked for, which is no failure of it', async () => {
  const twice = (attempts: Attempts) => {
    attempts.note('first', 'a record');
    attempts.note('second', 'another');
    attempts.note('third', 'one more');
  };
  expect(await runOf(twice, 'another')).toMatchObject({
    ...{ tried: 2, gotThrough: ['first: a record', 'second: another'], failure: undefined },
  });
  expect(await runOf(twice)).toMatchObject({ tried: 3, failure: undefined });
});

test('one that tried nothing or broke off tells why it proves nothing', async () => {
  const broken = () => {
    throw new Error('no way in');
  };
  expect((await runOf(broken, 'another')).failure).toContain('no way in');
  expect((await runOf(() => {}, 'another')).failure).toContain('nothing was tried');
});
