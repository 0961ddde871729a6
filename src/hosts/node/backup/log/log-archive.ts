import { createHash } from 'node:crypto';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import type { PostgresConnection } from '../../embedded/postmaster/postmaster.ts';
import { explainFileSystemError } from '../../embedded/start-up-error.ts';
import { compressed } from '../compressed-file.ts';
import { namesIn } from '../../file-system/names-in.ts';
import type { BackUpPlace } from '../place/back-up-place.ts';
import { folderOfLog, keptSegments, segmentFileName } from './kept-segment.ts';
import { beginLog, type LogName, readLogName } from './log-name.ts';

/** Whose log is kept, and where. */
export interface LogPlan {
  readonly dataDirectory: string;
  /** Signs in to the running database as its superuser. */
  readonly owner: PostgresConnection;
  /** That of the back-ups. */
  readonly place: BackUpPlace;
  /** The public key for which it is encrypted; readable by whoever has the files where it is undefined. */
  readonly recipient: string | undefined;
}

/** What one run has kept. */
export interface KeptLog {
  readonly name: LogName;
  /** Everything that was committed before is kept. */
  readonly reachesTo: Date;
}

/** Keeps PostgreSQL from removing what is not archived yet, whether or not a server runs. */
const slot = 'openward_log';
const segmentName = /^[0-9A-F]{24}$/;

interface Closed {
  first: string;
  last: string;
  end: string;
  reachesTo: Date;
}

/**
 * Ends the part of the log that the database is writing and keeps every part that has ended, each under its name only
 * when it is whole and on the disk. May be broken off anywhere and run again.
 * @param filesSince files that were handed in earlier are in a back-up
 */
export async function archiveLog(plan: LogPlan, now: Date, filesSince: Date): Promise<KeptLog> {
  const client = new pg.Client({ ...plan.owner, application_name: 'openward log' });
  // A connection that breaks is found out by the next query.
  client.on('error', () => undefined);
  await client.connect();
  try {
    let name = await openLog(client, plan.dataDirectory, now);
    const closed = await closeSegment(client);
    let folder = folderOfLog(name.id);
    if (!(await keepSegments(plan, folder, closed))) {
      // Somebody else writes this log, such as the original of a copied folder: each has one of its own.
      name = beginLog(plan.dataDirectory, now);
      folder = folderOfLog(name.id);
      await keepSegments(plan, folder, closed);
    }
    await keepFiles(plan, folder, filesSince);
    await client.query('select pg_replication_slot_advance($1, $2)', [slot, closed.end]);
    return { name, reachesTo: closed.reachesTo };
  } catch (error) {
    throw explainFileSystemError(error, plan.place.tell());
  } finally {
    await client.end();
  }
}

/** Lets PostgreSQL remove its log again where nobody archives it any more. */
export async function stopKeepingLog(owner: PostgresConnection): Promise<void> {
  const client = new pg.Client({ ...owner, application_name: 'openward log' });
  await client.connect();
  try {
    await client.query(
      'select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1',
      [slot],
    );
  } finally {
    await client.end();
  }
}

/** A slot that is missing or fell too far behind leaves a gap, and after a gap begins a new log. */
async function openLog(client: pg.Client, dataDirectory: string, now: Date): Promise<LogName> {
  const found = await client.query<{ is_lost: boolean }>(
    `select wal_status = 'lost' as is_lost from pg_replication_slots where slot_name = $1`,
    [slot],
  );
  const isUnbroken = found.rows[0]?.is_lost === false;
  const name = isUnbroken ? readLogName(dataDirectory) : undefined;
  if (name) return name;
  if (!isUnbroken) {
    if (found.rows[0]) await client.query('select pg_drop_replication_slot($1)', [slot]);
    await client.query('select pg_create_physical_replication_slot($1, true)', [slot]);
  }
  return beginLog(dataDirectory, now);
}

/**
 * An empty transaction comes last in the part that ends: a restore to any instant before it finds a later one to stop at,
 * which PostgreSQL asks for.
 */
async function closeSegment(client: pg.Client): Promise<Closed> {
  const { rows: marks } = await client.query<{ at: Date }>(
    'select clock_timestamp() as at, pg_current_xact_id()',
  );
  const { rows } = await client.query<{ first: string; last: string; end: string }>(
    `select pg_walfile_name(restart_lsn) as first, pg_walfile_name(ended.lsn) as last, ended.lsn::text as end
       from pg_replication_slots, (select pg_switch_wal() as lsn) as ended where slot_name = $1`,
    [slot],
  );
  return { ...rows[0]!, reachesTo: marks[0]!.at };
}

/** False where another content is kept under the name of a part. */
async function keepSegments(plan: LogPlan, folder: string, { first, last, reachesTo }: Closed) {
  const log = join(plan.dataDirectory, 'postgres', 'pg_wal');
  await plan.place.clearUnfinished(folder);
  const names = (await readdir(log)).filter((one) => segmentName.test(one) && one >= first && one <= last);
  for (const segment of names.toSorted()) {
    const content = await readFile(join(log, segment));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
    // A folder holds a week of minutes: only what this part needs is asked for.
    const [earlier] = await keptSegments(plan.place, folder, segment);
    if (earlier !== undefined && earlier.hash !== hash) return false;
    if (earlier !== undefined) continue;
    const isEncrypted = plan.recipient !== undefined;
    const isMarked = segment === last;
    const name = segmentFileName({ segment, at: reachesTo, hash, isMarked, isEncrypted });
    await plan.place.write(`${folder}/${name}`, await compressed(Readable.from([content]), plan.recipient));
  }
  return true;
}

/** What of a place is known to be kept, by folder: it is listed once and not each minute. */
const knownFiles = new WeakMap<BackUpPlace, Map<string, Set<string>>>();

/** Files that were handed in are no part of the log; each is written once and never changed. */
async function keepFiles(
  { dataDirectory, place, recipient }: LogPlan,
  log: string,
  since: Date,
): Promise<void> {
  const source = join(dataDirectory, 'files');
  const folder = `${log}/files`;
  const suffix = recipient === undefined ? '.gz' : '.gz.age';
  const known = knownFiles.get(place) ?? new Map<string, Set<string>>();
  knownFiles.set(place, known);
  if (!known.has(folder)) {
    await place.clearUnfinished(folder);
    known.set(folder, new Set(await place.names(folder)));
  }
  for (const name of await namesIn(source)) {
    const kept = `${name}${suffix}`;
    if (name.endsWith('.part') || known.get(folder)!.has(kept)) continue;
    const found = await stat(join(source, name)).catch(() => null);
    if (!found?.isFile() || found.mtime < since) continue;
    const handle = await open(join(source, name)).catch(() => null);
    if (!handle) continue;
    const content = await compressed(handle.createReadStream(), recipient);
    await place.write(`${folder}/${kept}`, content, found.mtime);
    known.get(folder)!.add(kept);
  }
}
