import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { refuseNoFile, refuseNoFileToBe, refuseNoFolder, refuseNoFolderToBe } from './given-paths.ts';
import { readWords } from './given-words.ts';
import { UsageError } from './usage-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'openward-words-'));
const at = (name: string) => join(folder, name);
writeFileSync(at('file'), 'A letter');
symlinkSync(at('circle'), at('circle'));

afterAll(() => rmSync(folder, { recursive: true }));

const options = { tenant: { type: 'string' }, check: { type: 'boolean' } } as const;

test('words and options are sorted', () => {
  const { values, positionals } = readWords(['one', '--tenant', 'city', '--check'], options, 1);
  expect([{ ...values }, positionals]).toEqual([{ tenant: 'city', check: true }, ['one']]);
});

test.each([
  [['--tenants', 'city'], 'There is no --tenants'],
  [['-x'], 'There is no -x'],
  [['--tenant'], '--tenant has nothing behind it'],
  [['--tenant', ''], '--tenant has nothing behind it'],
  [['--tenant', '--check'], '--tenant has nothing behind it'],
  [['--check=yes'], '--check takes nothing behind it'],
  [['--tenant', 'one', '--tenant=two'], '--tenant is said twice'],
  [['one', ' '], 'A word is empty'],
  [['one', 'two', 'three'], `'two' is one word too many`],
])('%j is refused', (words, reason) => {
  expect(() => readWords(words, options, 1)).toThrow(new UsageError(reason));
});

test.each([
  [refuseNoFile, at('nowhere'), `There is no file ${at('nowhere')}`],
  [refuseNoFile, folder, `${folder} is a folder, no file`],
  [refuseNoFile, '/dev/zero', '/dev/zero is no file'],
  [refuseNoFile, at('circle'), `${at('circle')} is no path that can be followed`],
  [refuseNoFolder, at('file'), `${at('file')} is no folder`],
  [refuseNoFolder, at('nowhere'), `There is no folder ${at('nowhere')}`],
  [refuseNoFolderToBe, at('file'), `${at('file')} is no folder`],
  [refuseNoFolderToBe, join(at('file'), 'below', 'it'), `${at('file')} is no folder`],
  [refuseNoFolderToBe, 'x'.repeat(5000), `${'x'.repeat(5000)} is no path that can be followed`],
  [refuseNoFileToBe, folder, `${folder} is a folder, no file`],
  [refuseNoFileToBe, '/dev/zero', '/dev/zero is no file'],
  [refuseNoFileToBe, join(at('nowhere'), 'key'), `There is no folder ${at('nowhere')}`],
])('%o of %s is refused', (refuse, path, reason) => {
  expect(() => refuse(path)).toThrow(new UsageError(reason));
});

test('what is there, or can be made, is not refused', () => {
  refuseNoFile(at('file'));
  refuseNoFolder(folder);
  refuseNoFolderToBe(join(folder, 'new', 'below'));
  refuseNoFileToBe(at('file'));
  expect(() => refuseNoFileToBe(at('new'))).not.toThrow();
});
