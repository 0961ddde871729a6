import { join } from 'node:path';
import pg from 'pg';
import type { PostgresConnection } from '../embedded/postmaster/postmaster.ts';
import { explainFileSystemError } from '../embedded/start-up-error.ts';
import { namesIn } from '../file-system/names-in.ts';
import { keyFileName } from '../files/open-file-store.ts';
import { type ArchiveFile, growingFile } from './archive-file.ts';
import { copyRunningDatabase, type PlaceInLog } from './base-copy.ts';
import { readLogName } from './log/log-name.ts';
import type { BackUpPlace } from './place/back-up-place.ts';
import { writeArchive } from './write-archive.ts';

/** What a back-up is made of, and where it goes. */
export interface BackUpPlan {
  readonly dataDirectory: string;
  /** Signs in to the running database as its superuser. */
  readonly owner: PostgresConnection;
  readonly place: BackUpPlace;
  /** The public key for which the file is encrypted; readable by whoever has the file where it is undefined. */
  readonly recipient: string | undefined;
  readonly now: Date;
}

export interface BackUp {
  /** Its name in the place of the back-ups. */
  readonly file: string;
  /** Its path or address, for people. */
  readonly label: string;
  readonly bytes: number;
}

/**
 * Makes one file of the whole data directory while the database works: its files and log, the passwords of its logins,
 * the files that were handed in, and their key where it lies in the directory. It is read again and compared before it
 * counts. One begins when no other of this database is being made.
 * @throws StartUpError with a sentence for the operator; nothing is left of a back-up that failed
 */
export async function makeBackUp(plan: BackUpPlan): Promise<BackUp> {
  const { place: target, recipient } = plan;
  const client = new pg.Client({ ...plan.owner, application_name: 'openward back-up' });
  // A connection that breaks is found out by the next query.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Held until the connection ends. Whoever has it knows that every draft was left by a process that is gone.
    await client.query(`select pg_advisory_lock(hashtextextended('back-up', 0))`);
    await target.clearUnfinished('', 'openward-');
    const file = await freeName(target, plan.now, recipient !== undefined);
    const description = { madeAt: plan.now.toISOString(), ...(await describe(client)) };
    const log = readLogName(plan.dataDirectory);
    let place: PlaceInLog | undefined;
    const files = everything(plan, (found) => void (place = found));
    const about = () => ({ ...description, ...(log && place && { log: { id: log.id, ...place } }) });
    const bytes = await writeArchive(files, about, { place: target, file }, recipient);
    return { file, label: target.tell(file), bytes };
  } catch (error) {
    throw explainFileSystemError(error, target.tell());
  } finally {
    await client.end();
  }
}

/** Two that were asked for within a second are named by two seconds. */
async function freeName(target: BackUpPlace, at: Date, isEncrypted: boolean): Promise<string> {
  const name = backUpName(at, isEncrypted);
  const isTaken = (await target.names('', name)).includes(name);
  return isTaken ? freeName(target, new Date(at.getTime() + 1000), isEncrypted) : name;
}

/** The files that were handed in come after the database, which names none that was not there before. */
async function* everything(
  { dataDirectory, owner }: BackUpPlan,
  onWhole: (place: PlaceInLog) => void,
): AsyncGenerator<ArchiveFile> {
  yield* copyRunningDatabase(owner, join(dataDirectory, 'postgres'), onWhole);
  const passwords = await growingFile(
    'database-passwords.json',
    join(dataDirectory, 'database-passwords.json'),
  );
  if (passwords) yield passwords;
  const key = await growingFile(keyFileName, join(dataDirectory, keyFileName));
  if (key) yield key;
  yield { path: 'files', isFolder: true, bytes: 0, content: nothing };
  for (const name of await namesIn(join(dataDirectory, 'files'))) {
    const file = name.endsWith('.part')
      ? null
      : await growingFile(`files/${name}`, join(dataDirectory, 'files', name));
    if (file) yield file;
  }
}

async function describe(client: pg.Client): Promise<{ postgresVersion: string; schema: string }> {
  const found = await client.query<{ version: string; schema: string | null }>(
    `select current_setting('server_version') as version, max(name) as schema from schema_migration`,
  );
  const [{ version, schema } = { version: '', schema: null }] = found.rows;
  return { postgresVersion: version, schema: schema ?? '' };
}

/** `openward-2026-11-23T14-05-06Z.tar.gz`, with `.age` behind it when it is encrypted; their order is that of time. */
export function backUpName(at: Date, isEncrypted: boolean): string {
  const time = at.toISOString().slice(0, 19).replaceAll(':', '-');
  return `openward-${time}Z.tar.gz${isEncrypted ? '.age' : ''}`;
}

/** When a file of this name was made; null for every other name. */
export function backUpTime(name: string): Date | null {
  const [, day, hour, minute, second] =
    /^openward-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz(?:\.age)?$/.exec(name) ?? [];
  if (!day) return null;
  const at = new Date(`${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at.getTime()) ? null : at;
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
