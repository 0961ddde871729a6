import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCommandLine } from '#testing/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'openward-slips-'));
const at = (name: string) => join(folder, name);
writeFileSync(at('file'), 'A letter');
symlinkSync(at('circle'), at('circle'));
// Whoever opens it to read waits until somebody writes.
execFileSync('mkfifo', [at('pipe')]);

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
  import: 'npm run import takes patients, --tenant SLUG and a FILE',
  migrate: 'npm run migrate takes nothing but DATABASE_OWNER_URL',
  'audit-verify': 'npm run audit:verify takes nothing, or --tenant SLUG',
  'tenant-move': 'npm run tenant:move takes --tenant SLUG',
  'recover-administrator': 'npm run account:recover takes --tenant SLUG and the e-mail ADDRESS',
};

const commands = Object.keys(takes);

/** The first word that is too many, where it is not the second. */
const surplus: Record<string, string> = {
  import: `'three' is one word too many`,
  migrate: `'one' is one word too many`,
  'audit-verify': `'one' is one word too many`,
  'tenant-move': `'one' is one word too many`,
};

const slips: [command: string, words: string[], reason: string][] = [
  ...commands.flatMap((command): [string, string[], string][] => [
    [command, ['--no-such-thing'], 'There is no --no-such-thing'],
    [command, ['one', 'two', 'three'], surplus[command] ?? `'two' is one word too many`],
  ]),
  ['backup', [at('file')], `${at('file')} is no folder`],
  ['backup', [join(at('file'), 'below')], `${at('file')} is no folder`],
  ['backup', [at('circle')], `${at('circle')} is no path that can be followed`],
  ['backup', ['x'.repeat(5000)], `${'x'.repeat(5000)} is no path that can be followed`],
  ['backup', [''], 'A word is empty'],
  ['backup', [], 'Nothing says where back-ups lie'],
  ['backup', ['--list'], 'Nothing says where back-ups lie'],
  ['backup', ['--list', at('nowhere')], `There is no folder ${at('nowhere')}`],
  ['backup', ['--new-key'], '--new-key has nothing behind it'],
  ['backup', ['--new-key', at('file')], `${at('file')} is there already`],
  ['backup', ['--new-key', join(at('nowhere'), 'key')], `There is no folder ${at('nowhere')}`],
  ['backup', ['--new-key', at('key'), '--list'], 'A key is made alone'],
  ['restore', [], 'No file is named'],
  ['restore', [at('nowhere')], `There is no file ${at('nowhere')}`],
  ['restore', [folder], `${folder} is a folder, no file`],
  ['restore', ['--check', at('pipe')], `${at('pipe')} is no file`],
  ['restore', ['--check', '/dev/zero'], '/dev/zero is no file'],
  ['restore', [at('file'), '--key', at('file')], `${at('file')} holds no key (AGE-SECRET-KEY-…)`],
  ['restore', [at('file'), '--key', at('pipe')], `${at('pipe')} is no file`],
  ['restore', [at('file'), '--to', 'yesterday'], '--to is an instant such as 2026-11-21T14:05, or latest'],
  ['restore', [at('file'), '--replace'], '--replace is for one --hospital'],
  ['restore', [at('file'), '--log', folder], '--log is for an instant, --to'],
  ['import', ['patients', '--tenant', 'one'], 'No file is named'],
  ['import', ['patients', at('file')], 'No hospital is named'],
  ['import', ['beds', '--tenant', 'one', at('file')], `'beds' cannot be imported`],
  ['import', ['patients', '--tenant', 'one', at('pipe')], `${at('pipe')} is no file`],
  [
    'import',
    ['patients', '--tenant', 'one', at('file'), '--refused', folder],
    `${folder} is a folder, no file`,
  ],
  [
    'import',
    ['patients', '--tenant', 'one', at('file'), '--encoding', 'latin'],
    '--encoding is one of utf-8',
  ],
  ['migrate', [], 'DATABASE_OWNER_URL is not set'],
  ['audit-verify', ['--head-file', folder], `${folder} is a folder, no file`],
  ['audit-verify', ['--tenant', 'one', '--tenant', 'two'], '--tenant is said twice'],
  ['tenant-move', ['--to', 'here'], 'No hospital is named'],
  ['recover-administrator', ['--tenant', 'one'], 'No address is named'],
  ['recover-administrator', ['admin@one.example'], 'No hospital is named'],
];

test.concurrent.each(slips)('npm run %s %j is told what it takes', async (command, words, reason) => {
  const { exitCode, output } = await runCommandLine(command, words, nothing);
  expect(output).toContain(`: ${takes[command]!}`);
  expect(output.startsWith(reason)).toBe(true);
  expect(output.trimEnd()).not.toContain('\n');
  expect(exitCode).toBe(2);
});

test.concurrent.each(commands)('npm run %s -- --help tells all that it takes', async (command) => {
  const { exitCode, output } = await runCommandLine(command, ['--help'], nothing);
  expect([exitCode, output]).toEqual([0, expect.stringMatching(/npm run |DATABASE_OWNER_URL/)]);
});

test('where there is no back-up that is said', async () => {
  expect(await runCommandLine('backup', ['--list', folder], nothing)).toEqual({
    exitCode: 0,
    output: `There is no back-up in ${folder}.\n`,
  });
});
