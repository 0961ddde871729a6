import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { backUpsIn } from '../backup/daily-back-up.ts';
import { makeBackUp } from '../backup/make-back-up.ts';
import { folderPlace } from '../backup/place/folder-place.ts';
import { openBackUpPlace } from '../backup/place/open-back-up-place.ts';
import { StartUpError } from '../embedded/start-up-error.ts';
import { readSettings } from '../settings.ts';
import { refuseNoFileToBe, refuseNoFolder, refuseNoFolderToBe } from './words/given-paths.ts';
import { openAsOwner } from './open-as-owner.ts';
import { runCommand } from './run-command.ts';
import { UsageError } from './words/usage-error.ts';

const usage = `Makes one file of the embedded database and the files that were handed in, while it works.

  npm run backup -- FOLDER          where to; BACKUP_DIR or BACKUP_S3 where it is left out
  npm run backup -- [FOLDER] --list which there are
  npm run backup -- --new-key FILE  makes a key: keep FILE away from this machine, and set BACKUP_KEY to what is printed

With BACKUP_KEY=age1… the file can be read by nobody without the key's file.`;

const form = {
  takes:
    'npm run backup takes a FOLDER, or nothing where BACKUP_DIR or BACKUP_S3 says where to, or --list, or --new-key FILE',
  usage,
  options: { 'new-key': { type: 'string' }, list: { type: 'boolean' } },
  mostWords: 1,
} as const;

await runCommand(form, async ({ values, positionals: [folder], environment, tell }) => {
  const keyFile = values['new-key'];
  if (keyFile !== undefined) {
    if (values.list || folder !== undefined) throw new UsageError('A key is made alone');
    if (existsSync(keyFile)) throw new UsageError(`${keyFile} is there already`);
    refuseNoFileToBe(keyFile);
    const identity = await generateX25519Identity();
    writeFileSync(keyFile, `${identity}\n`, { mode: 0o600, flag: 'wx' });
    tell(`BACKUP_KEY=${await identityToRecipient(identity)}`);
    return 0;
  }
  const settings = readSettings(environment);
  const local = folder ?? (settings.backUpStore ? undefined : settings.backUpFolder);
  if (local !== undefined) (values.list ? refuseNoFolder : refuseNoFolderToBe)(local);
  const place = folder === undefined ? openBackUpPlace(settings) : folderPlace(resolve(folder));
  if (!place) throw new UsageError('Nothing says where back-ups lie');
  if (values.list) {
    const names = await backUpsIn(place);
    for (const name of names) tell(`${place.tell(name)} (${sizeOf(await place.size(name))})`);
    if (names.length === 0) tell(`There is no back-up in ${place.tell()}.`);
    return 0;
  }
  if (settings.databaseUrl) {
    throw new StartUpError(
      'A PostgreSQL of your own (DATABASE_URL) is backed up with its own tools, such as pg_basebackup.',
    );
  }
  const { dataDirectory } = settings;
  const opened = await openAsOwner(dataDirectory);
  try {
    const plan = {
      dataDirectory,
      owner: opened.owner,
      place,
      recipient: settings.backUpKey,
      now: new Date(),
    };
    const { label, bytes } = await makeBackUp(plan);
    tell(`${label} (${sizeOf(bytes)}, read again and compared)`);
    return 0;
  } finally {
    await opened.stop();
  }
});

function sizeOf(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
