import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { backUpsIn } from '../backup/daily-back-up.ts';
import { restoreHospital } from '../backup/hospital/restore-hospital.ts';
import { s3Place } from '../backup/place/s3-place.ts';
import { checkBackUp, restoreBackUp } from '../backup/restore-back-up.ts';
import { StartUpError } from '../embedded/start-up-error.ts';
import { s3Blobs } from '../files/s3-blobs.ts';
import { readSettings, type ServerSettings } from '../settings.ts';
import { refuseNoFile, refuseNoFolder } from './words/given-paths.ts';
import { openAsOwner } from './open-as-owner.ts';
import { runCommand } from './run-command.ts';
import { UsageError } from './words/usage-error.ts';

const usage = `Puts a back-up of the embedded database back, or proves one.

  npm run restore -- FILE               into DATA_DIR, which must be empty or missing
  npm run restore -- --check FILE       starts it aside and checks audit trail, money and stock; changes nothing
  npm run restore -- --key KEYFILE FILE for an encrypted one
  npm run restore -- FILE --to 2026-11-21T14:05
                                        as it was at that instant, by the clock of this machine (or with Z behind it for
                                        UTC), with the log that lies beside FILE; --to latest for all of the log
  npm run restore -- FILE --hospital SLUG
                                        one hospital alone, into the database of DATA_DIR while it works; of one that is
                                        there, tells what would change, and replaces it with --replace
  npm run restore -- s3:NAME            a file of the bucket of BACKUP_S3, with all of the above; s3:latest is the newest
  --log FOLDER                          where the log of --to is, if it is not beside FILE

Without DATA_DIR that is the folder data, as with npm start.`;

const form = {
  takes:
    'npm run restore takes the FILE of a back-up, with --check, --key KEYFILE, --to INSTANT, --log FOLDER, or --hospital SLUG and --replace',
  usage,
  options: {
    check: { type: 'boolean' },
    key: { type: 'string' },
    to: { type: 'string' },
    log: { type: 'string' },
    hospital: { type: 'string' },
    replace: { type: 'boolean' },
  },
  mostWords: 1,
} as const;

await runCommand(form, async ({ values, positionals: [file], environment, tell }) => {
  if (file === undefined) throw new UsageError('No file is named');
  if (values.replace && values.hospital === undefined)
    throw new UsageError('--replace is for one --hospital');
  if (values.log !== undefined && values.to === undefined)
    throw new UsageError('--log is for an instant, --to');
  if (values.check && values.hospital !== undefined) {
    throw new UsageError('--check proves the whole file and --hospital brings one back');
  }
  if (values.log !== undefined) refuseNoFolder(values.log);
  const settings = readSettings(environment);
  const plan = {
    ...(await readFile(file, settings)),
    files: settings.filesStore && s3Blobs(settings.filesStore),
    identity: values.key ? readKey(values.key) : undefined,
    to: values.to === undefined ? undefined : readInstant(values.to),
    logFolder: values.log,
    tell,
  };
  const { dataDirectory } = settings;
  if (values.hospital !== undefined) {
    const wish = { slug: values.hospital, replace: values.replace ?? false };
    const running = await openAsOwner(dataDirectory);
    try {
      return (await restoreHospital(plan, wish, { dataDirectory, owner: running.owner })) ? 0 : 1;
    } finally {
      await running.stop();
    }
  }
  const isSound = values.check ? await checkBackUp(plan, tmpdir()) : await restoreBackUp(plan, dataDirectory);
  return isSound ? 0 : 1;
});

/** What is called `s3:…` lies in the bucket of the settings. */
async function readFile(text: string, { backUpStore }: ServerSettings) {
  if (!text.startsWith('s3:')) {
    refuseNoFile(text);
    return { file: text };
  }
  if (!backUpStore) throw new StartUpError(`${text} lies in a bucket: set BACKUP_S3 and its keys.`);
  const place = s3Place(backUpStore);
  const name = text.slice('s3:'.length);
  const file = name === 'latest' ? (await backUpsIn(place)).at(-1) : name;
  if (file === undefined) throw new StartUpError(`There is no back-up in ${place.tell()}.`);
  return { file, place };
}

/** The secret key in a file that `npm run backup -- --new-key` or the tool age made. */
function readKey(file: string): string {
  refuseNoFile(file);
  const lines = readFileSync(file, 'utf8').split('\n');
  const key = lines.map((line) => line.trim()).find((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (key === undefined) throw new UsageError(`${file} holds no key (AGE-SECRET-KEY-…)`);
  return key;
}

function readInstant(text: string): Date | 'latest' {
  if (text === 'latest') return text;
  const shape = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$/;
  const at = new Date(shape.test(text) ? text : Number.NaN);
  if (!Number.isNaN(at.getTime())) return at;
  throw new UsageError(`--to is an instant such as 2026-11-21T14:05, or latest, not '${text}'`);
}
