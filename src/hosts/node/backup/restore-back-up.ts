import { chownSync, createWriteStream, mkdirSync, readdirSync, renameSync, rmSync, rmdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { migrations } from '#database/migrations/index.ts';
import { verifyTrails } from '../command-line/verify-trails.ts';
import { migrateAsOwner } from '../database/owner-connection.ts';
import { openPostgres } from '../database/postgres-database.ts';
import { makePrivateDirectory } from '../embedded/data-directory/private-directory.ts';
import { choosePostgresAccount } from '../embedded/programs/postgres-account.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded/start-embedded-postgres.ts';
import { explainFileSystemError, StartUpError } from '../embedded/start-up-error.ts';
import { hasCode } from '../embedded/system-error.ts';
import { syncFolder } from '../file-system/sync-folder.ts';
import type { BlobStore } from '../files/blob-store.ts';
import type { Manifest } from './archive-file.ts';
import { checkBooks } from './check-books.ts';
import { tellMissingFiles } from './check-files.ts';
import { layLog, type LogWish } from './log/lay-log.ts';
import type { BackUpPlace } from './place/back-up-place.ts';
import { folderPlace } from './place/folder-place.ts';
import { readArchive } from './read-archive.ts';
import { type Aside, makeAside } from './unpack-aside.ts';

/** A back-up that is to be unpacked. */
export interface RestorePlan {
  /** A path, or a name in `place`. */
  readonly file: string;
  /** Where it lies, if that is no folder of this machine. */
  readonly place?: BackUpPlace | undefined;
  /** Where files lie that are not in the back-up: a bucket of their own. */
  readonly files?: Pick<BlobStore, 'names'> | undefined;
  /** The secret key of an encrypted file. */
  readonly identity: string | undefined;
  /** The instant to which the log brings it; the end of the back-up itself where it is left out. */
  readonly to?: Date | 'latest' | undefined;
  /** The folder that holds the log, where it does not lie beside the file. */
  readonly logFolder?: string | undefined;
  readonly tell: (line: string) => void;
}

/**
 * Puts a back-up back into a data directory that holds nothing yet. It is unpacked beside it, compared with its list,
 * started and checked there, and only then gets its name; what was in the way stays as it was.
 * @returns whether audit trail and books were sound; the folder is put in place only when they are
 * @throws StartUpError with a sentence for the operator
 */
export async function restoreBackUp(plan: RestorePlan, dataDirectory: string): Promise<boolean> {
  const target = resolve(dataDirectory);
  refuseFull(target);
  const aside = await proveAside(plan, join(dirname(target), `${basename(target)}.restored-`));
  if (!aside.isSound) {
    const kept = aside.folder.replace(/\.restored-(?=[^/\\]+$)/, '.unsound-');
    renameSync(aside.folder, kept);
    plan.tell(`It is not sound, so it was left in ${kept}, and ${target} as it was.`);
    return false;
  }
  removeEmpty(target);
  renameSync(aside.folder, target);
  syncFolder(dirname(target));
  plan.tell(`Restored into ${target}.`);
  return true;
}

/** Proves a back-up by starting it in a folder of its own, which is gone afterwards. */
export async function checkBackUp(plan: RestorePlan, scratchFolder: string): Promise<boolean> {
  const { isSound, folder } = await proveAside(plan, join(scratchFolder, 'openward-check-'));
  rmSync(folder, { recursive: true, force: true });
  return isSound;
}

/**
 * Starts a back-up in a folder of its own, which is gone afterwards, and hands it over once it is proven.
 * @param beginning the path of that folder but for its last letters
 * @throws StartUpError for one that is not sound
 */
export async function withProvenCopy(
  plan: RestorePlan,
  beginning: string,
  work: (copy: EmbeddedPostgres, folder: string) => Promise<void>,
): Promise<void> {
  const { isSound, folder } = await proveAside(plan, beginning, work);
  rmSync(folder, { recursive: true, force: true });
  if (!isSound) throw new StartUpError(`${sourceOf(plan).label} is not sound: take another one.`);
}

interface Proven {
  isSound: boolean;
  /** Where it was unpacked; nothing is left of it where this was not reached. */
  folder: string;
}

/** @param beginning the path of the folder but for its last letters */
async function proveAside(
  plan: RestorePlan,
  beginning: string,
  onSound?: (copy: EmbeddedPostgres, folder: string) => Promise<void>,
): Promise<Proven> {
  let aside: Aside | undefined;
  try {
    aside = await makeAside(beginning);
    const { folder } = aside;
    const manifest = await unpack(plan, folder);
    plan.tell(
      `Whole: made ${manifest.madeAt} on PostgreSQL ${manifest.postgresVersion}, ${manifest.files.length} files.`,
    );
    refuseNewer(manifest);
    const { to } = plan;
    const settings = to === undefined ? {} : await layLog(logOf(plan, to), manifest, folder);
    aside.release();
    const isSound = await startAndCheck(plan, folder, settings, async (copy) => onSound?.(copy, folder));
    return { isSound, folder };
  } catch (error) {
    if (aside) rmSync(aside.folder, { recursive: true, force: true });
    throw explainFileSystemError(explainEndOfLog(error), aside?.folder ?? dirname(beginning));
  }
}

function sourceOf({ file, place }: RestorePlan): { place: BackUpPlace; file: string; label: string } {
  if (place) return { place, file, label: place.tell(file) };
  return { place: folderPlace(dirname(resolve(file))), file: basename(file), label: file };
}

function logOf(plan: RestorePlan, to: Date | 'latest'): LogWish {
  const { place, label } = sourceOf(plan);
  const { identity, tell, logFolder } = plan;
  return {
    label,
    identity,
    tell,
    to,
    place: logFolder === undefined ? place : folderPlace(resolve(logFolder)),
  };
}

async function unpack(plan: RestorePlan, aside: string): Promise<Manifest> {
  const account = choosePostgresAccount(aside);
  const own = (path: string) => {
    if (account && /^postgres(?:\/|$)/.test(path)) chownSync(join(aside, path), account.uid, account.gid);
  };
  makePrivateDirectory(join(aside, 'postgres'), account);
  return await readArchive(sourceOf(plan), plan.identity, {
    async folder(path) {
      mkdirSync(join(aside, path), { recursive: true, mode: 0o700 });
      own(path);
    },
    async file(path, content) {
      // PostgreSQL brings all of its own files to the disk when it starts on a copy.
      const flush = !path.startsWith('postgres/');
      const writing = createWriteStream(join(aside, path), { flags: 'wx', mode: 0o600, flush });
      await pipeline(Readable.from(content, { objectMode: false }), writing);
      own(path);
    },
  });
}

async function startAndCheck(
  plan: RestorePlan,
  aside: string,
  settings: Readonly<Record<string, string>>,
  onSound: (copy: EmbeddedPostgres) => Promise<void>,
): Promise<boolean> {
  const { tell } = plan;
  const embedded = await startEmbeddedPostgres({ dataDirectory: aside, onProgress: tell, settings });
  try {
    const ran = await migrateAsOwner(embedded.ownerConfig, embedded.serverConfig.user);
    if (ran.length > 0) tell(`Brought the database up to date (${ran.length} steps).`);
    const database = openPostgres({ connection: embedded.serverConfig, poolSize: 2 });
    try {
      const options = { slug: undefined, keptHeads: {}, now: new Date() };
      const { isSound } = await verifyTrails(database, options, tell);
      tell(isSound ? 'The audit trail is sound.' : 'The audit trail is NOT sound.');
      const faults = await checkBooks(database);
      for (const fault of faults) tell(fault);
      tell(faults.length === 0 ? 'The books are sound.' : 'The books are NOT sound.');
      await tellMissingFiles(embedded.ownerConfig, join(aside, 'files'), plan);
      if (!isSound || faults.length > 0) return false;
      await onSound(embedded);
      return true;
    } finally {
      await database.close();
    }
  } finally {
    await embedded.stop();
  }
}

function explainEndOfLog(error: unknown): unknown {
  if (
    !(error instanceof Error) ||
    !/recovery ended before configured|before consistent/.test(error.message)
  ) {
    return error;
  }
  return new StartUpError('The log ends before this instant: name an earlier one, or --to latest.', {
    cause: error,
  });
}

/** A program cannot go back to an older schema than its database has. */
function refuseNewer({ schema }: Manifest): void {
  const newest = Object.keys(migrations).at(-1) ?? '';
  if (schema > newest) {
    throw new StartUpError(
      `The back-up was made by a newer Openward (its database is at ${schema}, this one knows ${newest}): restore it with that one.`,
    );
  }
}

function refuseFull(target: string): void {
  let names: string[];
  try {
    names = readdirSync(target);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw explainFileSystemError(error, target);
  }
  if (names.length > 0) {
    throw new StartUpError(
      `${target} is not empty: stop its server and move it aside, or set DATA_DIR to a new folder.`,
    );
  }
}

function removeEmpty(target: string): void {
  try {
    rmdirSync(target);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}
