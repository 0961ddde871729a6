import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { newStoredName, upTo } from '#database/files/file-store.ts';
import { fillSamples } from '#hosts/system/samples.ts';
import { migratePglite } from '../database/migrate-pglite.ts';
import { openPgliteDatabase, pgliteParsers } from '../database/pglite-database.ts';
import { demoPasswords } from '../demo-passwords.ts';

// Runs in the build and in tests, on Node: the databases that the demo starts from.

const extensions = { pg_trgm, btree_gist };

/** Settings of the demo's database: one connection whose files are in memory anyway, and little to store. */
const settings = {
  shared_buffers: '16MB',
  max_wal_size: '16MB',
  min_wal_size: '2MB',
  wal_recycle: 'off',
  wal_init_zero: 'off',
};

/** Makes a database that is migrated and has no rows, as small as it gets. */
export async function makeEmptyDatabase(): Promise<PGlite> {
  // Log files of 1 MB instead of 16: the browser stores less after each change.
  const first = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
  for (const [name, value] of Object.entries(settings)) {
    await first.exec(`alter system set ${name} = '${value}'`);
  }
  // Nobody creates another database: without the templates two thirds of the files are gone.
  await first.exec('update pg_database set datistemplate = false, datallowconn = true');
  await first.exec('drop database template0');
  await first.exec('drop database template1');
  const settled = await first.dumpDataDir('none');
  await first.close();
  const pglite = await PGlite.create({ loadDataDir: settled, extensions, parsers: pgliteParsers });
  await migratePglite(pglite);
  await settle(pglite);
  return pglite;
}

export interface SampleDatabase {
  pglite: PGlite;
  /** Files of the samples by the name under which they are stored. */
  files: ReadonlyMap<string, Uint8Array>;
}

/** Fills a copy of the empty database with the samples as they are at an instant, by the services that every host has. */
export async function makeSampleDatabase(empty: Blob, now: Date): Promise<SampleDatabase> {
  const pglite = await PGlite.create({ loadDataDir: empty, extensions, parsers: pgliteParsers });
  const files = new Map<string, Uint8Array>();
  await fillSamples(openPgliteDatabase(pglite), {
    passwords: demoPasswords,
    clock: { now: () => now },
    files: {
      async receive(content, maximumBytes) {
        const parts: Uint8Array[] = [];
        for await (const part of upTo(content, maximumBytes)) parts.push(part);
        const file = new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
        const storedAs = newStoredName();
        files.set(storedAs, file);
        return { storedAs, bytes: file.length };
      },
      read: unexpected,
      readPart: unexpected,
      remove: unexpected,
    },
  });
  await pglite.exec(defaultsUntil(now));
  await settle(pglite);
  return { pglite, files };
}

/** What the database itself dated is of the time of the build, which may be later than the samples' present. */
function defaultsUntil(now: Date): string {
  return `do $dates$
    declare part record;
    begin
      for part in
        select class.relname as name, attname as dated
        from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
        join pg_class as class on class.oid = adrelid
        where class.relnamespace = 'public'::regnamespace and pg_get_expr(adbin, adrelid) = 'now()'
      loop
        execute format('update %1$I set %2$I = %3$L where %2$I > %3$L', part.name, part.dated, '${now.toISOString()}');
      end loop;
    end $dates$`;
}

/** Leaves no rows behind that are gone, and nothing in the log that opening would have to repeat. */
export async function settle(pglite: PGlite): Promise<void> {
  await pglite.exec('vacuum analyze');
  await pglite.exec('checkpoint');
  await pglite.exec('checkpoint');
}

async function unexpected(): Promise<never> {
  throw new Error('Samples only bring files along.');
}
