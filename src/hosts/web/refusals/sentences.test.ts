import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serverAreas } from '#hosts/system/areas.ts';
import { CallError } from '#client/transport.ts';
import { placeOfRefusal } from '#kernel/refusal/refusal.ts';
import { refusalWords } from '#screens/refusal/refusal-words.ts';
import './sentences.ts';

const source = join(import.meta.dirname, '../../..');
const textOf = (file: string) => readFileSync(join(source, file), 'utf8');

test('a page can fetch the sentence of every field issue and of every refusal of an area', () => {
  const listed = new Set(
    [...textOf('hosts/web/refusals/sentences.ts').matchAll(/'#(.+)'/g)].map(([, file]) => file),
  );
  const files = globSync('{areas,screens,ui}/**/*.{issues,refusals}.ts', { cwd: source });
  expect(files.length).toBeGreaterThan(80);
  expect(files.filter((file) => !listed.has(file))).toEqual([]);
  expect(listed.size).toBe(files.length);
});

test('no refusal of an area is without a sentence, whichever button meets it', () => {
  const codes = serverAreas.flatMap((area) => Object.keys(area.errors ?? {})) as CallError['code'][];
  expect(codes.length).toBeGreaterThan(100);
  expect(codes.filter((code) => placeOfRefusal(code) === undefined)).toEqual([]);
  const said = codes.map((code) => refusalWords(new CallError(code, {})));
  expect(said.filter((sentence) => !sentence || sentence.includes('{{'))).toEqual([]);
});

test('a failed call is told by one piece, which offers to try again only where that can help', () => {
  const tellsItself = globSync('{areas,screens,hosts}/**/*.{ts,tsx}', { cwd: source }).filter(
    (file) => !file.includes('.test.') && /notifyFailure\(\{[^}]*onRetry/.test(textOf(file)),
  );
  // Signing out has failed whatever the server said of it.
  expect(tellsItself).toEqual(['areas/people/sessions/use-sign-out.ts']);
});

test('every write behind a button tells through that piece', () => {
  const users = globSync('{areas,screens}/**/*.{ts,tsx}', { cwd: source }).filter((file) =>
    /use(ConfirmedWrite|StatusChange)[<(]/.test(textOf(file)),
  );
  expect(users.length).toBeGreaterThan(90);
  // A pairing that swallows what it was refused with, or tells it in its own words, is silent.
  const silent = users.filter((file) => /onRefused: \(\) => true/.test(textOf(file)));
  expect(silent).toEqual([]);
});
