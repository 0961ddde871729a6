import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { PostgresConnection } from '../embedded/postmaster/postmaster.ts';
import { StartUpError } from '../embedded/start-up-error.ts';
import { hasCode } from '../embedded/system-error.ts';
import { type ArchiveFile, growingFile, textFile } from './archive-file.ts';

/** PostgreSQL's folder inside a data directory, and inside an archive. */
const root = 'postgres';

/** Belong to the running server, or are written anew at the next start. */
const leftOut =
  /^(?:postmaster\.(?:pid|opts)|backup_label(?:\.old)?|tablespace_map(?:\.old)?|backup_manifest)$/;
const leftOutAnywhere = /^(?:pg_internal\.init.*|pgsql_tmp.*)$/;
/** Folders that a copy has, and nothing in them: the log brings back what is needed. */
const emptied = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
  'pg_wal/archive_status',
  'pg_wal/summaries',
]);
const control = 'global/pg_control';
const segmentName = /^[0-9A-F]{24}$/;

/** Where a copy stands in the database's log. */
export interface PlaceInLog {
  /** The first part of the log that it needs. */
  from: string;
  /** The last part that it holds itself. */
  until: string;
  /** When it was whole, by the database's clock. */
  wholeAt: string;
}

/**
 * Copies PostgreSQL's folder while it works, by its low-level back-up calls: the files as they are found, then the log
 * written meanwhile, with which a start on the copy arrives at one instant after the last file was read.
 * https://www.postgresql.org/docs/18/continuous-archiving.html
 * @param onWhole hears, after the last file, where the copy stands in the log
 */
export async function* copyRunningDatabase(
  owner: PostgresConnection,
  cluster: string,
  onWhole: (place: PlaceInLog) => void,
): AsyncGenerator<ArchiveFile> {
  const client = new pg.Client({ ...owner, application_name: 'openward back-up' });
  // A connection that breaks is found out by the next query.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Keeps the log from being recycled while the files are read; it goes away with this connection.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [
      `openward_${randomUUID().replaceAll('-', '')}`,
    ]);
    const [start] = (
      await client.query<{ segment: string }>(
        `select pg_walfile_name(pg_backup_start('openward', true)) as segment`,
      )
    ).rows;
    yield* filesOf(cluster);
    const last = await growingFile(`${root}/${control}`, join(cluster, control));
    if (!last) throw new StartUpError(`${join(cluster, control)} is missing: the database is not whole.`);
    yield last;
    const [stop] = (
      await client.query<{ label: string; map: string; segment: string; at: Date }>(
        `select labelfile as label, spcmapfile as map, pg_walfile_name(lsn) as segment, clock_timestamp() as at
           from pg_backup_stop(wait_for_archive => false)`,
      )
    ).rows;
    if (stop!.map.trim() !== '') {
      throw new StartUpError(
        'The database has tablespaces of its own: back it up with the tools of PostgreSQL.',
      );
    }
    yield textFile(`${root}/backup_label`, stop!.label);
    yield* segmentsOf(cluster, start!.segment, stop!.segment);
    onWhole({ from: start!.segment, until: stop!.segment, wholeAt: stop!.at.toISOString() });
  } finally {
    // Ends a back-up that was broken off as well.
    await client.end();
  }
}

async function* filesOf(cluster: string, folder = ''): AsyncGenerator<ArchiveFile> {
  for (const entry of await listFolder(join(cluster, folder))) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (leftOutAnywhere.test(entry.name) || (folder === '' && leftOut.test(entry.name))) continue;
    if (path === control) continue;
    // The log may lie on a disk of its own, behind a link.
    if (entry.isDirectory() || emptied.has(path)) {
      yield { path: `${root}/${path}`, isFolder: true, bytes: 0, content: nothing };
      if (path === 'pg_wal') yield* emptyFoldersOfLog();
      if (!emptied.has(path)) yield* filesOf(cluster, path);
      continue;
    }
    const file = await growingFile(`${root}/${path}`, join(cluster, path));
    if (file) yield file;
  }
}

async function* emptyFoldersOfLog(): AsyncGenerator<ArchiveFile> {
  for (const path of emptied) {
    if (path.startsWith('pg_wal/'))
      yield { path: `${root}/${path}`, isFolder: true, bytes: 0, content: nothing };
  }
}

/** The parts of the log from the copy's begin to its end. Their names of one timeline are in the order of time. */
async function* segmentsOf(cluster: string, first: string, last: string): AsyncGenerator<ArchiveFile> {
  const log = join(cluster, 'pg_wal');
  const names = (await listFolder(log))
    .map(({ name }) => name)
    .filter((name) => segmentName.test(name) && name >= first && name <= last)
    .toSorted();
  if (!names.includes(last)) throw new StartUpError(`The log of the database lacks ${last}: try again.`);
  for (const name of names) {
    const file = await growingFile(`${root}/pg_wal/${name}`, join(log, name));
    if (!file) throw new StartUpError(`The log of the database lost ${name} meanwhile: try again.`);
    yield file;
  }
}

async function listFolder(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
