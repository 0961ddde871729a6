import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCommandLine } from '#testing/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'openward-slips-'));
/** Whoever reads it to its end never stops. */
const endless = '/dev/zero';
const at = (name: string) => join(folder, name);
writeFileSync(at('file'), 'A letter');

afterAll(() => rmSync(folder, { recursive: true }));

const nothing = {
  DATA_DIR: at('nothing'),
  DATABASE_URL: '',
  DATABASE_OWNER_URL: '',
  BACKUP_DIR: '',
  BACKUP_S3: '',
};

const takes: Record<string, string> = {
  backup: 'npm run backup takes a FOLDER',
  restore: 'npm run restore takes the FILE of a back-up',
  import: 'npm run import takes a KIND (patients, medicines, diagnoses',
  migrate: 'npm run migrate takes nothing but DATABASE_OWNER_URL',
  'audit-verify': 'npm run audit:verify takes nothing, or --tenant SLUG',
  'tenant-move': 'npm run tenant:move takes --tenant SLUG',
  'recover-administrator': 'npm run account:recover takes --tenant SLUG and the e-mail ADDRESS',
};

// Each is a process of its own: what holds for all commands is in given-words.test.ts.
const slips: [command: string, words: string[], reason: string][] = [
  ['backup', [at('file')], `${at('file')} is no folder`],
  ['backup', ['--list'], 'Nothing says where back-ups lie'],
  ['backup', ['--new-key', at('file')], `${at('file')} is there already`],
  ['restore', [], 'No file is named'],
  ['restore', ['--check', endless], `${endless} is no file`],
  ['restore', [at('file'), '--key', at('file')], `${at('file')} holds no key (AGE-SECRET-KEY-…)`],
  ['restore', [at('file'), '--to', 'yesterday'], '--to is an instant such as 2026-11-21T14:05, or latest'],
  ['restore', [at('file'), '--replace'], '--replace is for one --hospital'],
  ['import', ['payers', '--tenant', 'one', at('file')], `'payers' cannot be imported`],
  ['import', ['patients', '--tenant', 'one', endless], `${endless} is no file`],
  ['migrate', ['now'], `'now' is one word too many`],
  ['audit-verify', ['--head-file', folder], `${folder} is a folder, no file`],
  ['tenant-move', ['--to', 'here'], 'No hospital is named'],
  ['recover-administrator', ['--tenant', 'one'], 'No address is named'],
];

test.concurrent.each(slips)('npm run %s %j is told what it takes', async (command, words, reason) => {
  const { exitCode, output } = await runCommandLine(command, words, nothing);
  expect(output).toContain(`: ${takes[command]!}`);
  expect(output.startsWith(reason)).toBe(true);
  expect(output.trimEnd()).not.toContain('\n');
  expect(exitCode).toBe(2);
});

test('--help tells all that a command takes', async () => {
  const { exitCode, output } = await runCommandLine('restore', ['--help'], nothing);
  expect([exitCode, output]).toEqual([0, expect.stringContaining('npm run restore -- FILE --hospital SLUG')]);
});

test('where there is no back-up that is said', async () => {
  expect(await runCommandLine('backup', ['--list', folder], nothing)).toEqual({
    exitCode: 0,
    output: `There is no back-up in ${folder}.\n`,
  });
});
